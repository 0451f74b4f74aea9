import {pathOf} from '../content/writeContent.ts';
import type {Peer} from './Peer.ts';
import {docusaurusDialect, headingDialect, nextraDialect, oursDialect, starlightDialect} from './dialects.ts';
import {copyWebsite} from './copyWebsite.ts';
import {repositoryRoot} from './folders.ts';

const ours: Peer = {
  name: 'ours',
  label: 'ours',
  settings:
    'a copy of `website/` with its configuration, plugins, theme and build command; blog and redirects left out, dates off',
  template: null,
  node: 'current',
  dialect: oursDialect,
  contentFolder: 'docs',
  extension: '.md',
  commands: [
    [
      '--max-semi-space-size=32',
      `${repositoryRoot}/node_modules/@docusaurus/core/bin/docusaurus.mjs`,
      'build',
    ],
  ],
  environment: {HELP_CENTER_DATES: 'off'},
  outFolder: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache'],
  urlOf: (page) => `/docs/${pathOf(page)}`,
  search: {
    button: '.DocSearch-Button',
    visible: 'dialog[open]',
    input: 'dialog[open] input',
    result: 'dialog[open] [role=option]',
  },
  prepare: copyWebsite,
};

const thisSite: Peer = {
  ...ours,
  name: 'this-site',
  label: 'this site: "Connect a camera"',
  settings: 'the site of `website/` as `npm run build` left it; a page of 1,200 words',
  commands: [],
  prepare: () => {},
  built: {
    folder: `${repositoryRoot}/website`,
    path: '/docs/ANSVIS/Guides/Camera/',
    next: {link: 'Camera view', title: 'Camera view'},
    query: 'stream',
  },
};

const docusaurus: Peer = {
  name: 'docusaurus',
  label: 'Docusaurus 3.10.2',
  settings: 'classic preset, no future flags, no search (it needs an account)',
  template: 'docusaurus',
  node: 'current',
  dialect: docusaurusDialect,
  contentFolder: 'docs',
  extension: '.md',
  commands: [['../node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build']],
  environment: {},
  outFolder: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache'],
  urlOf: (page) => `/docs/${pathOf(page)}`,
  search: null,
};

const vitepress: Peer = {
  name: 'vitepress',
  label: 'VitePress 1.6.4',
  settings: 'default theme, local search',
  template: 'vitepress',
  node: 'current',
  dialect: headingDialect,
  contentFolder: 'docs',
  extension: '.md',
  commands: [['../node_modules/vitepress/bin/vitepress.js', 'build']],
  environment: {},
  outFolder: '.vitepress/dist',
  caches: ['.vitepress/dist', '.vitepress/cache'],
  urlOf: (page) => `/docs/${pathOf(page)}.html`,
  search: {
    button: '#local-search button',
    visible: '.VPLocalSearchBox',
    input: '.VPLocalSearchBox input',
    result: '.VPLocalSearchBox .result',
  },
};

const starlight: Peer = {
  name: 'starlight',
  label: 'Starlight 0.42.4',
  settings: 'Astro 7.3.5 on Node 22, as shipped; one sidebar for all products, as it has no bar of products',
  template: 'starlight',
  node: 'installed',
  dialect: starlightDialect,
  contentFolder: 'src/content/docs/docs',
  extension: '.md',
  commands: [['../node_modules/astro/bin/astro.mjs', 'build']],
  environment: {ASTRO_TELEMETRY_DISABLED: '1'},
  outFolder: 'dist',
  caches: ['dist', '.astro', 'node_modules'],
  urlOf: (page) => `/docs/${pathOf(page).toLowerCase()}/`,
  search: {
    button: 'site-search button[data-open-modal]',
    visible: 'site-search dialog[open]',
    input: 'site-search dialog[open] input',
    result: 'site-search .pagefind-ui__result',
  },
};

const starlightInlined: Peer = {
  ...starlight,
  name: 'starlight-inlined',
  label: 'Starlight 0.42.4, CSS inlined',
  settings: "the same with `build.inlineStylesheets: 'always'`",
  environment: {...starlight.environment, BENCH_INLINE_STYLES: 'on'},
};

const rspress: Peer = {
  name: 'rspress',
  label: 'Rspress 2.0.22',
  settings: 'default theme with its search',
  template: 'rspress',
  node: 'current',
  dialect: headingDialect,
  contentFolder: 'content/docs',
  extension: '.md',
  commands: [['../node_modules/@rspress/core/bin/rspress.js', 'build']],
  environment: {},
  outFolder: 'doc_build',
  caches: ['doc_build', 'node_modules', '.rspress'],
  urlOf: (page) => `/docs/${pathOf(page)}.html`,
  search: {
    button: '.rp-search-button, .rp-search-button--mobile',
    visible: '.rp-search-panel__modal',
    input: '.rp-search-panel__modal input',
    result: '.rp-suggest-item',
  },
};

const nextra: Peer = {
  name: 'nextra',
  label: 'Nextra 4.6.1',
  settings:
    'docs theme on Next.js 16.4.6, static export, Pagefind 1.6.0; its search stands in the menu on a phone',
  template: 'nextra',
  node: 'current',
  dialect: nextraDialect,
  contentFolder: 'content/docs',
  extension: '.md',
  commands: [
    ['../node_modules/next/dist/bin/next', 'build'],
    ['../node_modules/pagefind/lib/runner/bin.cjs', '--site', 'out', '--output-subdir', '_pagefind'],
  ],
  environment: {NEXT_TELEMETRY_DISABLED: '1'},
  outFolder: 'out',
  caches: ['out', '.next'],
  urlOf: (page) => `/docs/${pathOf(page)}`,
  search: {
    button: '.nextra-hamburger',
    visible: '.nextra-mobile-nav .nextra-search input',
    input: '.nextra-mobile-nav .nextra-search input',
    result: '.nextra-search-results [role=option]',
  },
};

/** Every peer, in the order of the table. */
export const PEERS: readonly Peer[] = [
  ours,
  thisSite,
  docusaurus,
  vitepress,
  starlight,
  starlightInlined,
  rspress,
  nextra,
];

/** Reads a comma-separated list of peers. Throws for a name that is not known. */
export function parsePeers(list: string): Peer[] {
  return list.split(',').map((raw) => {
    const peer = PEERS.find(({name}) => name === raw.trim());
    if (peer !== undefined) return peer;
    const known = PEERS.map(({name}) => name).join(', ');
    throw new Error(`option "--peers" names "${raw.trim()}"; known peers are ${known}.`);
  });
}
