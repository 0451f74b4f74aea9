import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {SITE_BUILD} from '../src/folders.ts';

/** Bytes with brotli; the only budgets of this repository. */
const BUDGETS = {
  /** A page of 700 words. */
  page: 15_000,
  /** The loader: its part in the page and the file that all pages share. */
  loader: 11_000,
  /** The dialog, its client, and the worker with the engine. */
  search: 40_000,
};

/** What a release may weigh, so that a change of a few bytes needs no decision. */
const most = (budget: number) => budget * 1.05;

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

/** Pages below a product that the bar and the footer lead to. */
const MENU_PAGES = 7;
const built = existsSync(join(SITE_BUILD, USUAL_PAGE));
test('requires a built site; run "npm run build" first', () => {
  expect(built).toBe(true);
});

test.runIf(built)('a page of 700 words fits its budget', () => {
  expect(weigh(read(USUAL_PAGE))).toBeLessThanOrEqual(most(BUDGETS.page));
});

test.runIf(built)('a page requests only its icon and the loader before it has loaded', () => {
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

test.runIf(built)("the main script's integrity hashes match the files", () => {
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

test.runIf(built)('the common scripts do not grow with the number of pages', () => {
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

test.runIf(built)('the loader fits its budget', () => {
  const page = read(USUAL_PAGE).toString();
  const [head, ...others] = [...page.matchAll(/<script>(\(\(\)=>\{.*?)<\/script>/gs)];
  expect(others).toEqual([]);
  expect(head?.index).toBeLessThan(page.indexOf('<article'));
  const [, address = ''] = /<script src="([^"]+)"[^>]* data-loader[^>]* async/.exec(page) ?? [];
  expect(weigh(head?.[1] ?? '') + weigh(read(address))).toBeLessThanOrEqual(most(BUDGETS.loader));
});

test.runIf(built)('search fits its budget: dialog, client and worker', () => {
  const folder = readdirSync(join(SITE_BUILD, 'assets')).find((name) => name.startsWith('search.')) ?? '';
  const search = read(`assets/${folder}/search.js`).toString();
  const imported = [...search.matchAll(/from"\.\/([\w.-]+)"/g)].map(([, name = '']) => name);
  const files = ['search.js', ...imported, 'worker.js'].map((name) => `assets/${folder}/${name}`);
  expect(weighFiles(files)).toBeLessThanOrEqual(most(BUDGETS.search));
});
