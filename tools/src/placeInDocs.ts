import {isAbsolute, relative} from 'node:path';
import {repositoryDir} from './websiteDir.ts';

/**
 * Folder of a page below `docs`. Authors may give it so, from the website's folder or the repository, as an absolute path,
 * as the address of the page, and with the name of the file.
 */
export function placeInDocs(path: string): string {
  const isInRepository = isAbsolute(path) && path.startsWith(repositoryDir);
  return (isInRepository ? relative(repositoryDir, path) : path)
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)*(?:website\/)?(?:docs\/)?/, '')
    .replace(/\/+(?:index\.mdx)?$/, '');
}
