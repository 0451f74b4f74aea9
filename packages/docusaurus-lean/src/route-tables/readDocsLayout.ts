import {readFileSync} from 'node:fs';
import {join} from 'node:path';

const LAYOUT =
  /^(?:@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)|@generated\/docusaurus-plugin-content-docs\/[^/]+\/(?:__plugin|p\/docs-[0-9a-f]{3})\.json)$/;

/** Names of the chunks of the docs layout, to bundle as one file instead of ten small ones. */
export function readDocsLayout(generatedFilesDir: string): Set<string> {
  const registry = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
  const pairs = [...registry.matchAll(/webpackChunkName: "([^"]+)" \*\/ "([^"]+)"/g)];
  return new Set(pairs.filter(([, , path = '']) => LAYOUT.test(path)).map(([, name = '']) => name));
}
