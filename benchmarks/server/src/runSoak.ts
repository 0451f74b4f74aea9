import {execFileSync} from 'node:child_process';
import {chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {startPostgres} from '../../../packages/server/test/support/startPostgres.ts';
import {machineLine} from '../../engines/src/machineLine.ts';
import {printReport} from '../../engines/src/printReport.ts';
import {progress} from '../../engines/src/progress.ts';
import {runBenchmark} from '../../engines/src/runBenchmark.ts';
import {markdownTable} from '../../relevance/src/relevanceReport.ts';
import {keyPresses, typedQueries} from '../../search/src/typedQueries.ts';
import {quantile} from '../../search/src/quantile.ts';
import {countStored} from './countStored.ts';
import {createSoakReader} from './createSoakReader.ts';
import {createSoakHost} from './SoakHost.ts';
import {pagesOfRecords} from './pagesOfRecords.ts';
import {readServedRecords} from './readServedRecords.ts';
import {SOAK_FAULTS} from './soakFaults.ts';
import {writeIndex} from './writeIndex.ts';

const {values} = parseArgs({
  options: {
    records: {type: 'string', default: 'website/.cache/search-records.jsonl'},
    minutes: {type: 'string', default: '10'},
    readers: {type: 'string', default: '4'},
    hosts: {type: 'string', default: '3'},
    pause: {type: 'string', default: '50'},
    /** `none`, or names of faults separated by commas. */
    faults: {type: 'string', default: Object.keys(SOAK_FAULTS).join(',')},
    /** Seconds without a fault after each. */
    rest: {type: 'string', default: '5'},
  },
});

/** Keeps hosts busy with readers while faults happen to them one after another; exits with 1 when something is lost. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  chmodSync(folder, 0o755);
  const records = readServedRecords(values.records);
  const versions = [records, records.slice(0, Math.ceil(records.length * 0.9))].map((some, number) => {
    const version = join(folder, `version-${number}`);
    writeIndex(version, some);
    return version;
  });
  const database = await startPostgres();
  const hosts = await Promise.all(
    Array.from({length: Number(values.hosts)}, async (_, number) => {
      const place = join(folder, `host-${number}`);
      mkdirSync(place);
      cpSync(versions[0] as string, join(place, 'index'), {recursive: true});
      const isLast = number === Number(values.hosts) - 1;
      return createSoakHost(place, isLast ? join(place, 'insights.sqlite') : database.address);
    }),
  );
  await Promise.all(hosts.map((host) => host.start()));
  const queries = typedQueries(pagesOfRecords(records)).flatMap(keyPresses);
  const origins = hosts.map(({origin}) => origin);
  const count = Number(values.readers);
  const readers = Array.from({length: count}, (_, number) =>
    createSoakReader(
      // Each begins with another host; the last one's events go to the host with the file.
      origins.map((__, place) => origins[(place + number) % origins.length] as string),
      number === count - 1 ? origins.slice(-1) : origins.slice(0, -1),
      queries.slice(Math.floor((number * queries.length) / count)),
      Number(values.pause),
    ),
  );
  const end = new AbortController();
  const reading = Promise.all(readers.map((reader) => reader.read(end.signal)));
  const happened: string[] = [];
  const faults = values.faults === 'none' ? [] : values.faults.split(',');
  const breaking = (async () => {
    for (let turn = 0; !end.signal.aborted && faults.length > 0; turn += 1) {
      await wait(Number(values.rest) * 1000);
      if (end.signal.aborted) return;
      const name = faults[turn % faults.length] as string;
      happened.push(name);
      await SOAK_FAULTS[name]?.({hosts, versions, database}, Math.floor(turn / faults.length) + turn);
    }
  })();

  const rows: string[][] = [];
  let lost = 0;
  for (let minute = 1; minute <= Number(values.minutes); minute += 1) {
    await wait(60_000);
    const taken = readers.map((reader) => reader.take());
    const sum = (name: 'answered' | 'retried' | 'lost') => taken.reduce((all, one) => all + one[name], 0);
    const times = taken.flatMap((one) => one.times);
    lost += sum('lost');
    const memory = await Promise.all(hosts.map((host) => host.readMegabytes()));
    rows.push([
      String(minute),
      String(sum('answered')),
      String(sum('retried')),
      String(sum('lost')),
      ...[0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0)),
      memory.join(' '),
      happened.splice(0).join(', '),
    ]);
    progress(rows.at(-1)?.join('  ') ?? '');
  }
  end.abort();
  await breaking;
  await reading;
  lost += readers.reduce((all, reader) => all + reader.take().lost, 0);
  await Promise.all(hosts.map((host) => host.stop()));
  const acknowledged = readers.flatMap((reader) => reader.acknowledged);
  const stored = await countStored([...new Set(hosts.map((host) => host.database))]);
  await database.remove();
  rmSync(folder, {recursive: true, force: true});

  const deaths = hosts.reduce((all, host) => all + host.deaths, 0);
  const missing = acknowledged.filter((id) => !stored.has(id)).length;
  const twice = acknowledged.filter((id) => (stored.get(id) ?? 0) > 1).length;
  const refused = readers.reduce((all, reader) => all + reader.refused, 0);
  const head = ['minute', 'answered', 'asked again', 'lost', 'p50 ms', 'p99 ms', 'longest ms', 'memory MB'];
  printReport(
    'Soak',
    `${records.length} records, ${hosts.length} hosts, ${readers.length} readers with ${values.pause} ms between two searches. ${machineLine()} Commit ${execFileSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim()}.`,
    markdownTable([...head, 'what happened'], rows),
    `Events: ${acknowledged.length} acknowledged, ${missing} of them missing, ${twice} stored twice; ${refused} not taken. Hosts that ended by themselves: ${deaths}.`,
  );
  if (lost + missing + twice + deaths > 0) process.exitCode = 1;
}

await runBenchmark(main);
