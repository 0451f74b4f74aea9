import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {onTestFinished} from 'vitest';
import type {readDocs} from '../../src/route-tables/readDocs.ts';

const DOCS = 'docusaurus-plugin-content-docs';
const ROUTES = [
  {path: '/blog', component: ['/blog', '4c6'], exact: true},
  {
    path: '/docs',
    component: ['/docs', 'aaa'],
    routes: [
      {path: '/docs/a/', component: ['/docs/a/', 'bbb'], exact: true, sidebar: 'S'},
      {path: '/docs/a/b/', component: ['/docs/a/b/', 'ccc'], exact: true, sidebar: 'S'},
    ],
  },
  {path: '*', component: ['*', '']},
];
const CHUNK_NAMES = {
  '/blog-4c6': {__comp: 'here'},
  '/docs-aaa': {__comp: 'comp'},
  '/docs/a/-bbb': {__comp: 'comp', content: 'a', __context: {plugin: 'data'}},
  '/docs/a/b/-ccc': {__comp: 'comp', content: 'data'},
};
const DOCS_LIST = [
  {id: 'a', path: '/docs/a/', sidebar: 'S'},
  {id: 'a/b', path: '/docs/a/b/', sidebar: 'S'},
];

/** What the bundler makes of the list of all pages: ESM in one or several chunks, JSON, and one in the main script. */
export const ALL_PAGES_SCRIPT =
  '"use strict";(globalThis.webpackChunk_x=globalThis.webpackChunk_x||[]).push([["9"],{1326(e,d,n){n.r(d),n.d(d,{registry:()=>t,routes:()=>r,chunkNames:()=>c});' +
  'n(40);let c=n(77),t={comp:[()=>n.e("1").then(n.bind(n,854)),"@theme/Doc",854],a:[()=>Promise.all([n.e("2"),n.e("3")]).then(n.bind(n,"./a.mdx")),"a",1],' +
  `data:[()=>n.e("4").then(n.t.bind(n,2516,19)),"data.json",2516],here:[()=>Promise.resolve().then(n.bind(n,7)),"here",7]},r=${JSON.stringify(ROUTES)}},` +
  `77(e){e.exports=JSON.parse('${JSON.stringify(CHUNK_NAMES)}')}}]);`;

const VERSION = {
  pluginId: 'default',
  version: 'current',
  label: 'Next',
  docsSidebars: {S: [{type: 'link', href: '/docs/a/b/', docId: 'a/b'}]},
  docs: {a: {title: 'A'}, 'a/b': {title: 'B'}},
};

/** The docs plugin of the site, as Docusaurus has loaded it. */
export const PLUGINS = [
  {name: 'other', options: {id: 'default'}, globalData: undefined, routes: []},
  {
    name: DOCS,
    options: {id: 'default'},
    globalData: {versions: [{name: 'current', mainDocId: 'a', docs: DOCS_LIST}]},
    routes: [
      {path: '/docs', component: '', routes: [{path: '/docs', component: '', props: {version: VERSION}}]},
    ],
  },
] as unknown as Parameters<typeof readDocs>[0];

/** Generated files and a built folder of a site with a blog and two documents, as Docusaurus leaves them. */
export function createGenerated(): {generatedFilesDir: string; outDir: string} {
  const root = mkdtempSync(join(tmpdir(), 'route-tables-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const files = {
    [`generated/${DOCS}/default/p/docs-1.json`]: JSON.stringify({version: VERSION}),
    [`generated/${DOCS}/default/p/docs-tags-2.json`]: '{"tags":[]}',
    'build/docs/a/index.html':
      '<a class="card theme-doc-card-container" href="/docs/a/b/">B</a><a href="/docs/a/">A</a>',
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
