import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {parseArgs} from 'node:util';
import {serveFolder} from '@help-center/built-site/serve';
import {chromium, type Browser} from 'playwright-core';
import {createEngine, type EngineName} from '../../engines/src/createEngine.ts';
import {machineLine} from '../../engines/src/machineLine.ts';
import {requestOf} from '../../engines/src/ours.ts';
import {progress} from '../../engines/src/progress.ts';
import {runBenchmark} from '../../engines/src/runBenchmark.ts';
import {recordsOfPages} from '../../relevance/src/pageRecords.ts';
import {markdownTable} from '../../relevance/src/relevanceReport.ts';
import {createSyntheticPages} from './createSyntheticPages.ts';
import {quantile} from './quantile.ts';
import {keyPresses, typedQueries} from './typedQueries.ts';

/** Script that opens an engine's files in a page; `search` takes the JSON of a request, or the query. */
const ENGINES = {
  ours: `
    const {openIndex, answerQueries} = await import('/ours.js');
    const manifest = await (await fetch('/manifest.json')).json();
    const readPart = async (name) => new Uint8Array(await (await fetch('/' + name)).arrayBuffer());
    const index = await openIndex({manifest, readPart});
    const search = (body) => answerQueries(JSON.parse(body), async () => index);`,
  pagefind: `
    const pagefind = await import('/pagefind.js');
    await pagefind.init('en');
    const search = async (query) => {
      const {results} = await pagefind.search(query);
      return Promise.all(results.slice(0, 5).map((result) => result.data()));
    };`,
} as const;

/** Isolates the page, which makes its clock as precise as browsers allow. */
const HEADERS = {
  'cache-control': 'max-age=3600',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

type BrowserEngine = keyof typeof ENGINES;

/** Types queries in a browser, letter by letter, and prints how long the answers take. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      pages: {type: 'string', default: '100,5000'},
      engines: {type: 'string', default: 'ours,pagefind'},
      rounds: {type: 'string', default: '3'},
    },
  });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows: string[][] = [];
  try {
    for (const pages of values.pages.split(',').map(Number)) {
      for (const engine of values.engines.split(',') as BrowserEngine[]) {
        const {first, again} = await measure(browser, engine, pages, Number(values.rounds));
        const cells = [first, again].map(
          (times) => `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.95).toFixed(1)}`,
        );
        rows.push([String(pages), engine, ...cells, String(first.length)]);
        progress(rows.at(-1)?.join('  ') ?? '');
      }
    }
  } finally {
    await browser.close();
  }
  const head = ['pages', 'engine', 'typed first p50 / p95 ms', 'typed again p50 / p95 ms', 'keys'];
  console.log(`${browser.version()}, ${machineLine()}\n\n${markdownTable(head, rows)}`);
}

async function measure(
  browser: Browser,
  name: BrowserEngine,
  count: number,
  rounds: number,
): Promise<{first: number[]; again: number[]}> {
  const pages = createSyntheticPages(count);
  const engine = await createEngine(name satisfies EngineName);
  const built = await engine.build({pages, records: recordsOfPages(pages)});
  const folder = mkdtempSync(join(tmpdir(), 'bench-keys-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Key presses</title>');
  for (const {name: file, bytes} of [...built.files, ...(await engine.codeFiles())]) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), bytes);
  }
  const server = await serveFolder(folder, {headers: HEADERS});
  const queries = typedQueries(pages).flatMap(keyPresses);
  const asked = name === 'ours' ? queries.map((query) => JSON.stringify(requestOf(query))) : queries;
  const page = await browser.newPage();
  try {
    await page.goto(server.origin);
    // A string, because the page does not have the helpers that a bundler adds to functions.
    const code = `(async (asked, rounds) => {
      ${ENGINES[name]}
      const all = [];
      for (let round = 0; round < rounds; round += 1) {
        const times = [];
        for (const text of asked) {
          const start = performance.now();
          await search(text);
          times.push(performance.now() - start);
        }
        all.push(times);
      }
      return all;
    })(${JSON.stringify(asked)}, ${rounds})`;
    const all: number[][] = await page.evaluate(code);
    return {first: all[0] ?? [], again: all.slice(1).flat()};
  } finally {
    await page.close();
    await server.close();
    rmSync(folder, {recursive: true});
  }
}

await runBenchmark(main);
