import {parseArgs} from 'node:util';
import {machineLine} from '../../engines/src/machineLine.ts';
import {markdownTable} from '../../relevance/src/relevanceReport.ts';
import {quantile} from '../../search/src/quantile.ts';
import {sendLoad} from './sendLoad.ts';
import {startServerChild} from './startServerChild.ts';

/** Keeps a server busy, with insights on, and prints its memory and times minute by minute. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      records: {type: 'string', default: 'website/.cache/search-records.jsonl'},
      minutes: {type: 'string', default: '10'},
      callers: {type: 'string', default: '4'},
      pause: {type: 'string', default: '50'},
    },
  });
  const {ready, child} = await startServerChild({engine: 'ours', from: values.records, insights: true});
  const {port, queries} = ready;
  const rows: string[][] = [];
  for (let minute = 1; minute <= Number(values.minutes); minute += 1) {
    const load = {port, queries, callers: Number(values.callers), seconds: 60, pauseMs: Number(values.pause)};
    const {answered, failed, times} = await sendLoad(load);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const read = (name: string): string =>
      new RegExp(`^${name}(?:\\{\\})? ([\\d.e+]+)$`, 'mu').exec(metrics)?.[1] ?? '0';
    rows.push([
      String(minute),
      String(answered),
      String(failed),
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.99).toFixed(1),
      (Number(read('process_resident_memory_bytes')) / 2 ** 20).toFixed(0),
      read('search_insights_rows_total'),
    ]);
    process.stderr.write(`${rows.at(-1)?.join('  ')}\n`);
  }
  child.kill();
  console.log(
    [
      `## Soak, ${new Date().toISOString().slice(0, 10)}`,
      `${ready.records} records, insights in the embedded database, ${values.callers} callers with ${values.pause} ms between two searches. ${machineLine()}`,
      markdownTable(['minute', 'searches', 'failed', 'p50 ms', 'p99 ms', 'memory MB', 'rows stored'], rows),
    ].join('\n\n'),
  );
}

await main();
