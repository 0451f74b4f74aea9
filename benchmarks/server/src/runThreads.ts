import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {machineLine} from '../../engines/src/machineLine.ts';
import {printReport} from '../../engines/src/printReport.ts';
import {progress} from '../../engines/src/progress.ts';
import {runBenchmark} from '../../engines/src/runBenchmark.ts';
import {markdownTable} from '../../relevance/src/relevanceReport.ts';
import {quantile} from '../../search/src/quantile.ts';
import {keyPresses, typedQueries} from '../../search/src/typedQueries.ts';
import {pagesOfRecords} from './pagesOfRecords.ts';
import {readServedRecords} from './readServedRecords.ts';
import {sendLoad} from './sendLoad.ts';
import {createSoakHost, type SoakHost} from './SoakHost.ts';
import {writeIndex} from './writeIndex.ts';

const {values} = parseArgs({
  options: {
    records: {type: 'string', default: 'website/.cache/search-records.jsonl'},
    /** Synthetic pages instead of the records. */
    pages: {type: 'string'},
    threads: {type: 'string', default: '0,1,2'},
    rounds: {type: 'string', default: '3'},
    seconds: {type: 'string', default: '3'},
    callers: {type: 'string', default: '8'},
  },
});

/** Sends the most expensive calls allowed, one after the other, until aborted. */
async function sendLongCalls(host: SoakHost, signal: AbortSignal): Promise<void> {
  const body = JSON.stringify({
    requests: [{indexName: 'docs', query: 'the camera model training', hitsPerPage: 1000}],
  });
  while (!signal.aborted) {
    const answer = await fetch(`${host.origin}/1/indexes/*/queries`, {method: 'POST', body});
    await answer.arrayBuffer();
  }
}

/** Loads a server with each number of threads in turn, round after round, so that other load affects all alike. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-threads-'));
  const records = readServedRecords(values.pages === undefined ? values.records : Number(values.pages));
  const index = join(folder, 'index');
  writeIndex(index, records);
  const queries = typedQueries(pagesOfRecords(records)).flatMap(keyPresses);
  const rows: string[][] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const threads of values.threads.split(',').map(Number)) {
      const place = mkdtempSync(join(folder, 'host-'));
      cpSync(index, join(place, 'index'), {recursive: true});
      const host = await createSoakHost(place, '', {insights: false, searchThreads: threads});
      await host.start();
      const load = {
        port: Number(new URL(host.origin).port),
        queries,
        callers: Number(values.callers),
        seconds: Number(values.seconds),
      };
      await sendLoad({...load, seconds: load.seconds / 2});
      const before = host.readSeconds();
      const quick = await sendLoad(load);
      const after = host.readSeconds();
      const each = (name: 'main' | 'all') =>
        (((after[name] - before[name]) * 1000) / quick.answered).toFixed(2);
      const end = new AbortController();
      const long = Promise.all([sendLongCalls(host, end.signal), sendLongCalls(host, end.signal)]);
      const beside = await sendLoad({...load, callers: 2, pauseMs: 20});
      end.abort();
      await long;
      const ms = (times: readonly number[], share: number) => quantile(times, share).toFixed(1);
      rows.push([
        String(round),
        String(threads),
        (quick.answered / quick.seconds).toFixed(0),
        each('all'),
        each('main'),
        ms(quick.times, 0.5),
        ms(quick.times, 0.99),
        ms(beside.times, 0.5),
        ms(beside.times, 0.99),
        String(await host.readMegabytes()),
      ]);
      progress(rows.at(-1)?.join('  ') ?? '');
      await host.stop();
    }
  }
  rmSync(folder, {recursive: true});
  const head = [
    'round',
    'threads',
    'searches/s',
    'processor ms a search',
    'of it the main thread',
    'p50 ms',
    'p99 ms',
    'p50 beside long calls',
    'p99 beside long calls',
    'memory MB',
  ];
  printReport(
    'Threads',
    `${records.length} records, ${values.callers} callers that ask again at once for ${values.seconds} s; then two callers with 20 ms between two searches beside two that send calls for 1,000 hits. ${machineLine()}`,
    markdownTable(head, rows),
  );
}

await runBenchmark(main);
