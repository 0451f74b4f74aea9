import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

/** A place in somebody else's package that is not public, and that something here relies on. */
export interface Seam {
  readonly package: string;
  /** Versions that it was seen in. */
  readonly range: string;
  readonly file: string;
  /** What the file must say. */
  readonly has: RegExp;
  /** What relies on it. */
  readonly usedFor: string;
}

const CORE = '@docusaurus/core';
const DOCS = '@docusaurus/plugin-content-docs';
const RANGE = '^3.10.0';

/** All private seams into Docusaurus; whoever adds one adds it here. */
export const SEAMS: readonly Seam[] = [
  {
    package: CORE,
    range: RANGE,
    file: 'lib/commands/build/buildLocale.js',
    has: /Promise\.all\(plugins\.map\(async \(plugin\) => \{\s*if \(!plugin\.postBuild\)/,
    usedFor:
      'stages after the build, which wait for postBuild of all plugins (docusaurus-preset, stagesPlugin)',
  },
  {
    package: CORE,
    range: RANGE,
    file: 'lib/client/preload.js',
    has: /export default function preload\(pathname\)/,
    usedFor: 'route tables, which take its place (docusaurus-lean, createReplacement)',
  },
  {
    package: CORE,
    range: RANGE,
    file: 'lib/client/docusaurus.js',
    has: /const docusaurus = \{\s*prefetch,\s*preload,/,
    usedFor: 'route tables, which take its place (docusaurus-lean, createReplacement)',
  },
  {
    package: CORE,
    range: RANGE,
    file: 'lib/client/prefetch.js',
    has: /export default function prefetch/,
    usedFor: 'fetching pages ahead (docusaurus-lean, client/docusaurus)',
  },
  {
    package: CORE,
    range: RANGE,
    file: 'lib/server/codegen/codegenRoutes.js',
    has: /webpackChunkName/,
    usedFor:
      'the names of chunks, which route tables read (docusaurus-lean, readDocsLayout, ChunkFilesPlugin)',
  },
  {
    package: DOCS,
    range: RANGE,
    file: 'lib/client/docsClientUtils.js',
    has: /getActiveDocContext[\s\S]*getActiveVersion|getActiveVersion[\s\S]*getActiveDocContext/,
    usedFor: 'looking documents up by address while rendering (docusaurus-lean, server/docsClientUtils)',
  },
  {
    package: '@docusaurus/theme-classic',
    range: RANGE,
    file: 'lib/prism-include-languages.js',
    has: /prism/i,
    usedFor: 'leaving the highlighter out (docusaurus-lean, bundle-trimming)',
  },
];

/** Says for each seam that is not as it was what relies on it; empty when all is well. `from` is a file of the site. */
export function findBrokenSeams(from: string, seams: readonly Seam[] = SEAMS): string[] {
  const require = createRequire(from);
  return seams.flatMap(({package: name, range, file, has, usedFor}) => {
    // By folders, as packages do not export all that they hold.
    const folders = require.resolve.paths(name) ?? [];
    const path = folders.map((folder) => join(folder, name, file)).find((one) => existsSync(one));
    if (path !== undefined && has.test(readFileSync(path, 'utf8'))) return [];
    return [`${name}/${file} is not as it is in ${range}. It is used for ${usedFor}.`];
  });
}
