import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {progress} from '../../engines/src/progress.ts';
import {runBenchmark} from '../../engines/src/runBenchmark.ts';
import {ENGINE_NAMES, parseEngineNames} from '../../engines/src/createEngine.ts';
import {machineLine} from '../../engines/src/machineLine.ts';
import {printReport} from '../../engines/src/printReport.ts';
import {measureEngines} from './measureEngines.ts';
import {readCorpora} from './readCorpus.ts';
import {enginesTable, relevanceReport} from './relevanceReport.ts';

const USAGE =
  'usage: npm run bench:relevance -- <folder of corpora> [--engines ours,minisearch] [--json file]';

/** Reads the corpora, asks every engine, prints the tables; `--json` also writes every single rank. */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {engines: {type: 'string'}, json: {type: 'string'}},
  });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new Error(USAGE);
  const names = values.engines === undefined ? ENGINE_NAMES : parseEngineNames(values.engines);
  const corpora = readCorpora(folder);
  for (const warning of corpora.flatMap((corpus) => corpus.warnings)) progress(`warning: ${warning}`);
  const asked = corpora.filter((corpus) => corpus.pairs.length > 0);
  if (asked.length === 0) throw new Error(`${folder}: no corpus has a question whose page it holds.`);

  const {engines, measurements} = await measureEngines(names, asked);
  const about = asked.map(
    ({name, pages, pairs}) => `${name} (${pages.length} pages, ${pairs.length} questions)`,
  );
  printReport(
    'Relevance',
    `Corpora: ${about.join(', ')}. ${machineLine()}`,
    relevanceReport(measurements),
    '### Engines',
    enginesTable(engines),
  );
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(measurements, null, 1)}\n`);
}

await runBenchmark(main);
