import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {progress} from '../../../engines/src/progress.ts';
import {runBenchmark} from '../../../engines/src/runBenchmark.ts';
import {ENGINE_NAMES, parseEngineNames} from '../../../engines/src/createEngine.ts';
import {machineLine} from '../../../engines/src/machineLine.ts';
import {measureEngines} from '../measureEngines.ts';
import {readJsonLines} from '../readJsonLines.ts';
import {enginesTable, relevanceReport} from '../relevanceReport.ts';
import {benchmarkPage, type BenchmarkRun} from './benchmarkPage.ts';
import {choosePairs} from './choosePairs.ts';
import {openCheckout, type Checkout} from './openCheckout.ts';
import {readRanks, writeRanks} from './rankTable.ts';
import {readManifest, type PublicCorpus} from './readManifest.ts';
import {readPublicCorpus} from './readPublicCorpus.ts';

const USAGE =
  'usage: npm run bench:public -- <folder of checkouts> [--engines ours,minisearch] [--corpora astro,pnpm] [--out folder [--add]] [--make-pairs]';
const FOLDER = fileURLToPath(new URL('../..', import.meta.url));

/** Commits before that day are not asked: pages have changed too much since. */
const SINCE = '2021-01-01';

/** Reads the corpora of the manifest from checkouts, asks every engine, and writes a page with tables and plots. */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      engines: {type: 'string'},
      corpora: {type: 'string'},
      manifest: {type: 'string', default: join(FOLDER, 'corpora.json')},
      pairs: {type: 'string', default: join(FOLDER, 'pairs')},
      out: {type: 'string'},
      /** Keeps what other engines reached in the folder of `--out`. */
      add: {type: 'boolean', default: false},
      'make-pairs': {type: 'boolean', default: false},
    },
  });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new Error(USAGE);
  const wanted = values.corpora?.split(',');
  const opened = readManifest(values.manifest)
    .filter(({name}) => wanted?.includes(name) ?? true)
    .map((about) => ({about, checkout: openCheckout(join(folder, about.name), about)}));
  if (opened.length === 0) throw new Error(`${values.manifest}: no corpus of that name.`);
  if (values['make-pairs']) {
    for (const {about, checkout} of opened) makePairs(about, checkout, values.pairs);
    return;
  }
  const corpora = opened.map(({about, checkout}) => ({
    about,
    corpus: readPublicCorpus(about, checkout, join(values.pairs, `${about.name}.jsonl`)),
  }));
  const {engines, measurements} = await measureEngines(
    values.engines === undefined ? ENGINE_NAMES : parseEngineNames(values.engines),
    corpora.map(({corpus}) => corpus),
  );
  const run: BenchmarkRun = {
    date: new Date().toISOString().slice(0, 10),
    corpora: corpora.map(({about, corpus}) => ({
      ...about,
      pages: corpus.pages.length,
      pairs: corpus.pairs.length,
    })),
    engines,
    measurements,
  };
  if (values.out === undefined) console.log(report(run));
  else write(values.out, values.add ? addTo(values.out, run) : run);
}

/** Writes the pairs that the rule chooses, below those of threads, which people add. */
function makePairs(about: PublicCorpus, checkout: Checkout, folder: string): void {
  const file = join(folder, `${about.name}.jsonl`);
  const threads = existsSync(file)
    ? readJsonLines(file).filter(({value}) => value['commit'] === undefined)
    : [];
  const pairs = choosePairs(about, checkout.listCommits(SINCE), checkout.listPages());
  const lines = [...threads.map(({value}) => value), ...pairs].map((pair) => `${JSON.stringify(pair)}\n`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, lines.join(''));
  progress(`${file}: ${threads.length} threads, ${pairs.length} commits`);
}

/** Puts the engines of this run in the place of those of an earlier one. Throws when that had other questions. */
function addTo(out: string, run: BenchmarkRun): BenchmarkRun {
  const file = join(out, 'run.json');
  if (!existsSync(file)) return run;
  const before = JSON.parse(readFileSync(file, 'utf8')) as Pick<BenchmarkRun, 'corpora' | 'engines'>;
  if (JSON.stringify(before.corpora) !== JSON.stringify(run.corpora))
    throw new Error(`${file}: that run has other corpora. Leave --add away, or take another folder.`);
  const names = new Set(run.engines.map(({name}) => name));
  const earlier = readRanks(readFileSync(join(out, 'ranks.csv'), 'utf8'));
  return {
    ...run,
    engines: [...before.engines.filter(({name}) => !names.has(name)), ...run.engines],
    measurements: [...earlier.filter(({engine}) => !names.has(engine)), ...run.measurements],
  };
}

function write(out: string, {measurements, ...about}: BenchmarkRun): void {
  const run = {...about, measurements};
  mkdirSync(out, {recursive: true});
  writeFileSync(join(out, 'index.html'), benchmarkPage(run));
  writeFileSync(
    join(out, 'README.md'),
    `${report(run).replace(/^## /u, '# ').replaceAll('\n### ', '\n## ')}\n`,
  );
  writeFileSync(join(out, 'ranks.csv'), writeRanks(measurements));
  writeFileSync(join(out, 'run.json'), `${JSON.stringify(about, null, 2)}\n`);
  progress(`${join(out, 'index.html')} is written.`);
}

function report({date, corpora, engines, measurements}: BenchmarkRun): string {
  const about = corpora.map(
    ({name, commit, pages, pairs}) =>
      `${name} at ${commit.slice(0, 12)} (${pages} pages, ${pairs} questions)`,
  );
  return [
    `## Public relevance, ${date}`,
    `Corpora: ${about.join(', ')}. ${machineLine()}`,
    relevanceReport(measurements),
    '### Engines',
    enginesTable(engines),
  ].join('\n\n');
}

await runBenchmark(main);
