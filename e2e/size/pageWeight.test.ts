import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {SITE_BUILD} from '../src/folders.ts';

/** Bytes with brotli; the only budgets of this repository. */
const BUDGETS = {
  /** The mean of pages of about 700 words: new file hashes change the compressed size of one by up to 50 bytes. */
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

function listDocs(): string[] {
  const names = readdirSync(join(SITE_BUILD, 'docs'), {recursive: true, encoding: 'utf8'});
  return names.filter((name) => name.endsWith('.html')).map((name) => read(join('docs', name)).toString());
}

/** Counts the words of a page's article, without those in drawings. */
function countWords(html: string): number {
  const [article = ''] = /<article.*?<\/article>/s.exec(html) ?? [];
  return article.replaceAll(/<svg.*?<\/svg>|<[^>]*>/gs, ' ').match(/\S*\w\S*/g)?.length ?? 0;
}

interface HashedFile {
  readonly src: string;
  readonly integrity: string;
}

interface LoaderConfig {
  readonly scripts: readonly HashedFile[];
  readonly styles: readonly HashedFile[];
  readonly chunks: readonly string[];
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
  const {config} = JSON.parse(site) as {config: LoaderConfig};
  return {...config, ...(JSON.parse(json) as LoaderConfig)};
}

const built = existsSync(join(SITE_BUILD, USUAL_PAGE));
test('requires a built site; run "npm run build" first', () => {
  expect(built).toBe(true);
});

test.runIf(built)('pages of about 700 words fit their budget on average', () => {
  const weighed = listDocs()
    .filter((html) => Math.abs(countWords(html) - 700) <= 50)
    .map(weigh);
  expect(weighed.length).toBeGreaterThan(10);
  const mean = weighed.reduce((sum, bytes) => sum + bytes, 0) / weighed.length;
  expect(mean).toBeLessThanOrEqual(most(BUDGETS.page));
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

test.runIf(built)('the scripts and styles a page names exist and match their integrity hashes', () => {
  const {scripts, chunks, styles} = configOf(read(USUAL_PAGE).toString());
  expect(chunks.length).toBeGreaterThan(2);
  expect(chunks.filter((src) => read(src).length === 0)).toEqual([]);
  const hashOf = (src: string) => `sha256-${createHash('sha256').update(read(src)).digest('base64')}`;
  const files = [...scripts, ...styles];
  expect(files.filter(({src, integrity}) => integrity !== hashOf(src))).toEqual([]);
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
