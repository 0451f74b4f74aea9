import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {onTestFinished} from 'vitest';

const DOCS = 'docusaurus-plugin-content-docs';
const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/blog',
    component: ComponentCreator('/blog', '4c6'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'aaa'),
    routes: [
      {
        path: '/docs/a/',
        component: ComponentCreator('/docs/a/', 'bbb'),
        exact: true,
        sidebar: "S"
      },
      {
        path: '/docs/a/b/',
        component: ComponentCreator('/docs/a/b/', 'ccc'),
        exact: true,
        sidebar: "S"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const DOCS_LIST = [
  {id: 'a', path: '/docs/a/', sidebar: 'S'},
  {id: 'a/b', path: '/docs/a/b/', sidebar: 'S'},
];

/** What the bundler makes of the list of all pages: ESM in one or several chunks, JSON, and one in the main script. */
export const ALL_PAGES_SCRIPT =
  '"use strict";(globalThis.webpackChunk_x=globalThis.webpackChunk_x||[]).push([["9"],{1326(e,d,n){n.r(d),n.d(d,{default:()=>t});' +
  'let t={comp:[()=>n.e("1").then(n.bind(n,854)),"@theme/Doc",854],a:[()=>Promise.all([n.e("2"),n.e("3")]).then(n.bind(n,"./a.mdx")),"a",1],' +
  'data:[()=>n.e("4").then(n.t.bind(n,2516,19)),"data.json",2516],here:[()=>Promise.resolve().then(n.bind(n,7)),"here",7]}}}]);';

/** Generated files and a built folder of a site with a blog and two documents, as Docusaurus leaves them. */
export function createGenerated(): {generatedFilesDir: string; outDir: string} {
  const root = mkdtempSync(join(tmpdir(), 'route-tables-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const files = {
    'generated/routes.js': ROUTES,
    'generated/routesChunkNames.json': JSON.stringify({
      '/blog-4c6': {__comp: 'here'},
      '/docs-aaa': {__comp: 'comp'},
      '/docs/a/-bbb': {__comp: 'comp', content: 'a', __context: {plugin: 'data'}},
      '/docs/a/b/-ccc': {__comp: 'comp', content: 'data'},
    }),
    'generated/client-manifest.json': JSON.stringify({
      entrypoints: ['main'],
      origins: {main: ['4']},
      assets: Object.fromEntries(
        ['1', '2', '3', '4'].map((id) => [id, {js: [{file: `assets/js/${id}.js`}]}]),
      ),
    }),
    'generated/globalData.json': JSON.stringify({
      other: {default: {kept: true}},
      [DOCS]: {default: {versions: [{name: 'current', mainDocId: 'a', docs: DOCS_LIST}]}},
    }),
    'generated/registry.js': `export default {"data": [() => import('@generated/${DOCS}/default/p/docs-1.json'), "@generated/${DOCS}/default/p/docs-1.json"]};`,
    // What the build of another language has left behind.
    [`generated/${DOCS}/default/p/docs-0.json`]: JSON.stringify({
      version: {
        pluginId: 'default',
        version: 'current',
        label: 'Next',
        docsSidebars: {S: [{type: 'link', href: '/de/docs/a/b/', docId: 'a/b'}]},
        docs: {a: {title: 'Ah'}, 'a/b': {title: 'Be'}},
      },
    }),
    [`generated/${DOCS}/default/p/docs-1.json`]: JSON.stringify({
      version: {
        pluginId: 'default',
        version: 'current',
        label: 'Next',
        docsSidebars: {S: [{type: 'link', href: '/docs/a/b/', docId: 'a/b'}]},
        docs: {a: {title: 'A'}, 'a/b': {title: 'B'}},
      },
    }),
    [`generated/${DOCS}/default/p/docs-tags-2.json`]: '{"tags":[]}',
    'build/docs/a/index.html': '<a class="card padding" href="/docs/a/b/">B</a><a href="/docs/a/">A</a>',
    'build/docs/a/b/index.html': '<a href=/docs/a/ class=link>A</a>',
    'build/blog.html': '<p>Blog',
    'build/assets/js/all-pages.1.js': ALL_PAGES_SCRIPT,
    'build/assets/js/1.js': 'one',
    'build/assets/js/2.js': 'two',
    'build/assets/js/3.js': 'three',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), {recursive: true});
    writeFileSync(join(root, name), text);
  }
  return {generatedFilesDir: join(root, 'generated'), outDir: join(root, 'build')};
}
