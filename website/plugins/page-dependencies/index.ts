import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {renderer} from '../../renderer.ts';
import {showDates} from '../dates.ts';
import {pictureVersion} from '@help-center/pictures';

const FOLDERS = ['plugins', 'data', '../packages/content/dist/pages'];

/** A hash of everything outside the pages that affects what is built from them. */
function hashInputs(siteDir: string, settings: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const folder of FOLDERS) {
    const files = readdirSync(join(siteDir, folder), {recursive: true, withFileTypes: true});
    const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const path of paths.sort()) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Keeps the bundler's cache valid: a page is rebuilt when a sample, definition or value that it uses changes. */
export default function pageDependenciesPlugin({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'page-dependencies',
    getPathsToWatch: () => [join(siteDir, 'data/**/*')],
    configureWebpack(config) {
      const cache = (config.experiments as {cache?: {version?: string}} | undefined)?.cache;
      const version = `${cache?.version ?? ''}-${hashInputs(siteDir, [siteConfig.customFields, showDates, renderer, pictureVersion])}`;
      const loader = join(siteDir, 'plugins/page-dependencies/trackPageDependencies.cjs');
      return {
        ...(cache && {experiments: {cache: {version}}}),
        // "include", because Docusaurus excludes the folders of rules with a matching "test" from its fallback.
        module: {
          rules: [{include: /\.mdx?$/, enforce: 'pre', use: [{loader, options: {siteDir}}]}],
        },
      };
    },
  };
}
