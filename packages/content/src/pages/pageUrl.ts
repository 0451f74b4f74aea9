import {posix} from 'node:path';
import type {PageHead} from './parsePage.ts';

/** Path of a page's address from the root of the site: `/docs/ANSVIS/Guides/Camera/`. */
export function pageUrl({file, folder, frontMatter}: PageHead): string {
  if (file.startsWith('blog/')) {
    return `/blog/${typeof frontMatter.slug === 'string' ? frontMatter.slug : posix.basename(folder)}`;
  }
  if (file.startsWith('src/pages/'))
    return file.replace(/^src\/pages/, '').replace(/(?:\/index)?\.mdx?$/, '');
  if (posix.basename(file).replace(/\.mdx?$/, '') !== 'index') return `/${file.replace(/\.mdx?$/, '')}`;
  return folder === 'docs' ? '/docs' : `/${folder}/`;
}
