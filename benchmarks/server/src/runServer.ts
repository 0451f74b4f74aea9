import {parseArgs} from 'node:util';
import {machineLine} from '../../engines/src/machineLine.ts';
import {printReport} from '../../engines/src/printReport.ts';
import {progress} from '../../engines/src/progress.ts';
import {runBenchmark} from '../../engines/src/runBenchmark.ts';
import {markdownTable} from '../../relevance/src/relevanceReport.ts';
import {quantile} from '../../search/src/quantile.ts';
import {sendLoad} from './sendLoad.ts';
import {processorSeconds, startServerChild} from './startServerChild.ts';

const HEAD = [
  'pages',
  'records',
  'server',
  'searches/s',
  'searches a processor second',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'failed',
  'memory MB',
  'of the index MB',
];

/** Loads each server at each size and prints one table. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      records: {type: 'string', default: 'website/.cache/search-records.jsonl'},
      pages: {type: 'string', default: '5000'},
      engines: {type: 'string', default: 'ours,naive,minisearch,orama,flexsearch'},
      callers: {type: 'string', default: '8'},
      seconds: {type: 'string', default: '10'},
    },
  });
  const sizes = [values.records, ...values.pages.split(',').filter(Boolean).map(Number)];
  const rows: string[][] = [];
  for (const from of sizes) {
    for (const engine of values.engines.split(',')) {
      rows.push(await measure(engine, from, Number(values.callers), Number(values.seconds)));
      progress(rows.at(-1)?.join('  ') ?? '');
    }
  }
  const load = `${values.callers} callers that ask again at once, ${values.seconds} s after a warm-up as long, the server on one processor.`;
  printReport('Load', `${load} ${machineLine()}`, markdownTable(HEAD, rows));
}

async function measure(
  engine: string,
  from: number | string,
  callers: number,
  seconds: number,
): Promise<string[]> {
  const {ready, child} = await startServerChild({engine, from, insights: false});
  const {port, queries} = ready;
  await sendLoad({port, queries, callers, seconds});
  const before = await processorSeconds(child);
  const {answered, failed, seconds: took, times} = await sendLoad({port, queries, callers, seconds});
  const used = (await processorSeconds(child)) - before;
  child.kill();
  const ms = (share: number): string => (times.length === 0 ? '-' : quantile(times, share).toFixed(1));
  const mb = (bytes: number): string => String(Math.round(bytes / 2 ** 20));
  const speed = answered / took;
  return [
    String(ready.pages),
    String(ready.records),
    engine,
    speed.toFixed(speed < 10 ? 1 : 0),
    (answered / used).toFixed(0),
    ms(0.5),
    ms(0.95),
    ms(0.99),
    String(failed),
    mb(ready.rss),
    mb(ready.rss - ready.rssBefore),
  ];
}

await runBenchmark(main);
