import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {SITE_BUILD} from '../src/folders.ts';

/** Bytes with brotli. Measured on 2026-11-22: usual page 15.1 kB, median 14.0 kB (2026-11-25), largest 20.8 kB, scripts of docs pages with their tables up to 85 kB, loader 11.9 kB (2026-11-25) of which 1.3 kB in the page, style sheet 20.6 kB. */
const BUDGET = {
  page: 15_750,
  median: 14_050,
  largestPage: 21_900,
  scripts: 86_700,
  loader: 12_000,
  loaderHead: 1_275,
  styles: 20_700,
  search: 37_900,
} as const;
/** A docs page of about 700 words. */
const USUAL_PAGE = 'docs/ANSVIS/Guides/Monitor-AI-Task/index.html';

interface LoaderConfig {
  readonly scripts: readonly {src: string}[];
  readonly chunks: readonly {src: string}[];
  readonly tables: readonly string[];
  readonly styles: readonly {src: string}[];
}

const weigh = (bytes: string | Buffer) => brotliCompressSync(bytes).length;
const read = (name: string) => readFileSync(join(SITE_BUILD, name));
const weights = new Map<string, number>();

/** Bytes of files together; pages share most of them, so that each is weighed once. */
function weighFiles(addresses: readonly string[]): number {
  let sum = 0;
  for (const address of addresses) {
    const weight = weights.get(address) ?? weigh(read(address));
    weights.set(address, weight);
    sum += weight;
  }
  return sum;
}

function configOf(html: string): LoaderConfig {
  const json = /id="?html-first"?>(.*?)<\/script>/.exec(html)?.[1];
  if (!json) throw new Error('The page has no loader. Finish the site first: npm run build');
  const [, loader = ''] = /<script src="([^"]+)"[^>]* data-loader/.exec(html) ?? [];
  const [, site = '{}'] = /^window\.htmlFirstSite=(\{.*?\});\(/s.exec(read(loader).toString()) ?? [];
  const {config, chunks: shared} = JSON.parse(site) as {config: LoaderConfig; chunks: LoaderConfig['chunks']};
  const own = JSON.parse(json) as Omit<LoaderConfig, 'chunks'> & {
    chunks: (LoaderConfig['chunks'][number] | number)[];
  };
  // A number stands for a file that pages share.
  const chunks = own.chunks.flatMap((chunk) => (typeof chunk === 'number' ? (shared[chunk] ?? []) : chunk));
  return {...config, ...own, chunks};
}

const MOST = 3;
/** Pages below a product that the bar and the footer lead to. */
const MENU_PAGES = 7;
const largest = (names: readonly string[]) =>
  [...names].sort((a, b) => read(b).length - read(a).length).slice(0, MOST);

const built = existsSync(join(SITE_BUILD, USUAL_PAGE));
const pages = built
  ? readdirSync(SITE_BUILD, {recursive: true, encoding: 'utf8'}).filter(
      (name) => name.endsWith('index.html') && read(name).includes('html-first'),
    )
  : [];

test('the site is built; without a build run "npm run build" first', () => {
  expect(built).toBe(true);
});

test.runIf(built)('a page of 700 words fits its budget', () => {
  expect(weigh(read(USUAL_PAGE))).toBeLessThanOrEqual(BUDGET.page);
});

test.runIf(built)('half of the pages fit the budget of the median', () => {
  // Pages in the middle before compression, unless there is time for all: a release.
  const bySize = pages.map((name) => ({name, bytes: read(name).length})).sort((a, b) => a.bytes - b.bytes);
  const middle = Math.floor(bySize.length / 2);
  const weighed =
    process.env.HELP_CENTER_SUITE === 'release' ? bySize : bySize.slice(middle - 10, middle + 11);
  const sizes = weighed.map(({name}) => weigh(read(name))).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(BUDGET.median);
});

test.runIf(built)('the largest page fits its budget', () => {
  // Size before compression orders pages well enough to weigh a few.
  const weightsOfPages = largest(pages).map((name) => ({name, weight: weigh(read(name))}));
  expect(weightsOfPages.filter(({weight}) => weight > BUDGET.largestPage)).toEqual([]);
});

test.runIf(built)('a page asks for nothing but its icon and the loader before it has loaded', () => {
  // Browsers that run scripts fetch nothing that stands in `noscript`.
  const html = read(USUAL_PAGE)
    .toString()
    .replaceAll(/<noscript>.*?<\/noscript>/gs, '');
  expect(html.match(/<script[^>]*\ssrc=/g)).toHaveLength(1);
  expect(html).toMatch(/<script src="[^"]*\/assets\/loader\.[0-9a-f]{8}\.js"[^>]* data-loader[^>]*>/);
  expect(html).not.toMatch(/<link[^>]*rel="?(?:stylesheet|preload|modulepreload|preconnect)\b/);
  const eager = [...html.matchAll(/<img[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/src="?data:|loading="?lazy/.test(tag));
  expect(eager).toEqual([]);
});

test.runIf(built)('all scripts of a docs page and the tables that they read fit their budget', () => {
  const weightsOfScripts = largest(pages.filter((page) => page.startsWith('docs/'))).map((name) => {
    const {scripts, chunks, tables} = configOf(read(name).toString());
    const files = [...[...scripts, ...chunks].map(({src}) => src), ...tables];
    return {name, count: chunks.length, weight: weighFiles(files)};
  });
  expect(weightsOfScripts.filter(({count, weight}) => count === 0 || weight > BUDGET.scripts)).toEqual([]);
});

test.runIf(built)('the integrity that the main script knows of others is that of their files', () => {
  const main = configOf(read(USUAL_PAGE).toString()).scripts[0]?.src ?? '';
  const text = read(main).toString();
  const listed = (value: RegExp) =>
    new Map([...text.matchAll(value)].map(([, id = '', found = '']) => [id, found]));
  const files = listed(/"?(\w+)"?:"(assets\/js\/[^"]+)"/g);
  const integrities = listed(/"?(\w+)"?:"(sha256-[^"]+)"/g);
  expect(files.size).toBeGreaterThan(5);
  for (const [id, file] of files) {
    const hash = createHash('sha256').update(read(file)).digest('base64');
    expect(integrities.get(id)).toBe(`sha256-${hash}`);
  }
});

test.runIf(built)('what every page loads does not grow with the pages: it names only those of menus', () => {
  const {scripts, chunks} = configOf(read(USUAL_PAGE).toString());
  const other = configOf(read('docs/ODHUB/Introduction/index.html').toString());
  const others = new Set(other.chunks.map(({src}) => src));
  const shared = [...scripts, ...chunks.filter(({src}) => others.has(src))].map(({src}) => src);
  expect(shared.length).toBeGreaterThanOrEqual(2);
  const named = shared.flatMap(
    (src) =>
      read(src)
        .toString()
        .match(/\/docs\/\w+\/\w[\w/-]*\/(?=["'`])/g) ?? [],
  );
  expect(new Set(named).size).toBeLessThanOrEqual(MENU_PAGES);
});

test.runIf(built)('the loader fits its budget, and little of it is in the page', () => {
  const page = read(USUAL_PAGE).toString();
  const [head, ...others] = [...page.matchAll(/<script>(\(\(\)=>\{.*?)<\/script>/gs)];
  expect(others).toEqual([]);
  expect(head?.index).toBeLessThan(page.indexOf('<article'));
  const [, address = ''] = /<script src="([^"]+)"[^>]* data-loader[^>]* async/.exec(page) ?? [];
  expect(weigh(head?.[1] ?? '')).toBeLessThanOrEqual(BUDGET.loaderHead);
  expect(weigh(head?.[1] ?? '') + weigh(read(address))).toBeLessThanOrEqual(BUDGET.loader);
});

test.runIf(built)('what is loaded for search fits its budget: the dialog and the worker', () => {
  const files = readdirSync(join(SITE_BUILD, 'assets/js')).filter((name) =>
    /^search(-dialog)?\.\w+\.js$/.test(name),
  );
  expect(files).toHaveLength(2);
  expect(weighFiles(files.map((name) => `assets/js/${name}`))).toBeLessThanOrEqual(BUDGET.search);
});

test.runIf(built)('the whole style sheet fits its budget', () => {
  const {styles} = configOf(read(USUAL_PAGE).toString());
  expect(weighFiles(styles.map(({src}) => src))).toBeLessThanOrEqual(BUDGET.styles);
});
