import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {SITE_BUILD} from '../src/folders.ts';

/** Bytes with brotli. Measured on 2026-11-21: usual page 23.5 kB, scripts of docs pages with their tables 71 to 79 kB, loader 5.4 kB of which 0.8 kB in the head, style sheet 16.9 kB. */
const BUDGET = {
  page: 25_000,
  largestPage: 30_000,
  scripts: 84_000,
  loader: 5_450,
  loaderHead: 850,
  styles: 18_500,
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
  return JSON.parse(json) as LoaderConfig;
}

/** The best compression of some hundred kilobytes takes seconds on a busy machine. */
const SLOW_MS = 60_000;
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

test.runIf(built)(
  'the largest page fits its budget',
  () => {
    // Size before compression orders pages well enough to weigh a few.
    const weightsOfPages = largest(pages).map((name) => ({name, weight: weigh(read(name))}));
    expect(weightsOfPages.filter(({weight}) => weight > BUDGET.largestPage)).toEqual([]);
  },
  SLOW_MS,
);

test.runIf(built)('a page asks for nothing but its icon before it has loaded', () => {
  const html = read(USUAL_PAGE).toString();
  expect(html).not.toMatch(/<script[^>]*\ssrc=/);
  expect(html).not.toMatch(/<link[^>]*rel="?(?:stylesheet|preload|modulepreload|preconnect)\b/);
  const eager = [...html.matchAll(/<img[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/src="?data:|loading="?lazy/.test(tag));
  expect(eager).toEqual([]);
});

test.runIf(built)(
  'all scripts of a docs page and the tables that they read fit their budget',
  () => {
    const weightsOfScripts = largest(pages.filter((page) => page.startsWith('docs/'))).map((name) => {
      const {scripts, chunks, tables} = configOf(read(name).toString());
      const files = [...[...scripts, ...chunks].map(({src}) => src), ...tables];
      return {name, count: chunks.length, weight: weighFiles(files)};
    });
    expect(weightsOfScripts.filter(({count, weight}) => count === 0 || weight > BUDGET.scripts)).toEqual([]);
  },
  SLOW_MS,
);

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

test.runIf(built)('the loader fits its budget, and little of it comes before the text', () => {
  const page = read(USUAL_PAGE).toString();
  const loader = [...page.matchAll(/<script>(\(\(\)=>\{.*?)<\/script>/gs)];
  const [head, body] = loader;
  expect(loader).toHaveLength(2);
  expect(head?.index).toBeLessThan(page.indexOf('<article'));
  expect(body?.index).toBeGreaterThan(page.indexOf('</article'));
  expect(weigh(head?.[1] ?? '')).toBeLessThanOrEqual(BUDGET.loaderHead);
  expect(weigh(loader.map(([, text]) => text).join(''))).toBeLessThanOrEqual(BUDGET.loader);
});

test.runIf(built)('the whole style sheet fits its budget', () => {
  const {styles} = configOf(read(USUAL_PAGE).toString());
  expect(weighFiles(styles.map(({src}) => src))).toBeLessThanOrEqual(BUDGET.styles);
});
