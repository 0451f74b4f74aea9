import {createHash} from 'node:crypto';
import {parseArgs} from 'node:util';
import {machineLine} from '../../engines/src/machineLine.ts';
import {progress} from '../../engines/src/progress.ts';
import {runBenchmark} from '../../engines/src/runBenchmark.ts';
import {markdownTable} from '../../relevance/src/relevanceReport.ts';
import {quantile} from '../../search/src/quantile.ts';
import {keyPresses, typedQueries} from '../../search/src/typedQueries.ts';
import {createContestant, type Answer} from './openContestant.ts';
import {pagesOfRecords} from './pagesOfRecords.ts';
import {readServedRecords} from './readServedRecords.ts';
import {bodyOf} from './sendLoad.ts';

const {values} = parseArgs({
  options: {
    records: {type: 'string', default: 'website/.cache/search-records.jsonl'},
    /** Synthetic pages instead of the records. */
    pages: {type: 'string'},
    engines: {type: 'string', default: 'present,linear,minisearch'},
    rounds: {type: 'string', default: '5'},
    /** Processor seconds of each engine in a round. */
    seconds: {type: 'string', default: '1'},
  },
});

interface Row {
  readonly name: string;
  readonly answer: Answer;
  /** Memory after opening, and what every key press added to it. */
  readonly bytes: number;
  readonly keptBytes: number;
  /** Hash of the answers to all key presses: equal ones gave the same bytes. */
  readonly hash: string;
  readonly rates: number[];
  readonly times: number[];
}

/** Searches asked between two looks at the clock. */
const STEP = 10;

/** Opens all engines in one process and asks them in turn, so that other load affects all alike. */
async function main(): Promise<void> {
  const records = readServedRecords(values.pages === undefined ? values.records : Number(values.pages));
  const bodies = typedQueries(pagesOfRecords(records)).flatMap(keyPresses).map(bodyOf);
  const rows: Row[] = [];
  for (const name of values.engines.split(',')) rows.push(await openRow(name, records, bodies));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const row of rows) await runRound(row, bodies, Number(values.seconds), round);
  }
  print(records.length, bodies.length, rows);
}

async function openRow(
  name: string,
  records: Parameters<typeof createContestant>[1],
  bodies: readonly string[],
): Promise<Row> {
  const contestant = await createContestant(name, records);
  const before = memoryInUse();
  const answer = await contestant.open();
  // A first search decodes what every search needs.
  await answer(bodyOf('a'));
  const opened = memoryInUse();
  const hash = createHash('sha256');
  for (const body of bodies) hash.update(await answer(body));
  const kept = memoryInUse();
  progress(`${name} is open`);
  return {
    name,
    answer,
    bytes: opened - before,
    keptBytes: kept - before,
    hash: hash.digest('hex').slice(0, 8),
    rates: [],
    times: [],
  };
}

async function runRound(row: Row, bodies: readonly string[], seconds: number, round: number): Promise<void> {
  const start = processorSeconds();
  let count = 0;
  let used = 0;
  for (let at = round * 97; used < seconds; used = processorSeconds() - start) {
    for (let step = 0; step < STEP; step += 1, at += 1) {
      const asked = performance.now();
      await row.answer(bodies[at % bodies.length] as string);
      row.times.push(performance.now() - asked);
      count += 1;
    }
  }
  row.rates.push(count / used);
}

function print(recordCount: number, pressCount: number, rows: readonly Row[]): void {
  const mb = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);
  const reference = quantile(rows[0]?.rates ?? [], 0.5);
  const cells = rows.map(({name, rates, times, bytes, keptBytes, hash}) => [
    name,
    quantile(rates, 0.5).toFixed(0),
    (quantile(rates, 0.5) / reference).toFixed(2),
    quantile(times, 0.5).toFixed(2),
    quantile(times, 0.95).toFixed(2),
    mb(bytes),
    mb(keptBytes),
    hash,
  ]);
  const head = [
    'engine',
    'searches a processor second',
    `times ${rows[0]?.name}`,
    'p50 ms',
    'p95 ms',
    'memory opened MB',
    'memory used MB',
    'answers',
  ];
  console.log(
    `${recordCount} records, ${pressCount} key presses, medians of ${values.rounds} rounds. ${machineLine()}\n`,
  );
  console.log(markdownTable(head, cells));
}

function processorSeconds(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
}

/** What is in use after garbage was collected, typed arrays included. */
function memoryInUse(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const {heapUsed, external} = process.memoryUsage();
  return heapUsed + external;
}

await runBenchmark(main);
