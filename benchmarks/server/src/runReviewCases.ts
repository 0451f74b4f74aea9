import {cpSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {machineLine} from '../../engines/src/machineLine.ts';
import {printReport} from '../../engines/src/printReport.ts';
import {runBenchmark} from '../../engines/src/runBenchmark.ts';
import {markdownTable} from '../../relevance/src/relevanceReport.ts';
import {REVIEW_CASES, type ReviewCase} from './reviewCases.ts';
import {createSoakHost, type SoakHost} from './SoakHost.ts';

const {values} = parseArgs({
  options: {
    index: {type: 'string', default: 'website/build/search-index'},
    records: {type: 'string', default: 'website/.cache/search-records.jsonl'},
  },
});

const QUERIES = '/1/indexes/*/queries';
const SMALL = JSON.stringify({requests: [{indexName: 'docs', query: 'camera', hitsPerPage: 5}]});

const scratch = mkdtempSync(join(tmpdir(), 'review-cases-'));

/** A server over a copy of the index of the site, and the same from its records. */
async function startHost(settings: object = {}): Promise<SoakHost> {
  const folder = mkdtempSync(join(scratch, 'host-'));
  mkdirSync(join(folder, 'index'));
  cpSync(values.index, join(folder, 'index'), {recursive: true});
  const indices = {docs: {folder: join(folder, 'index')}, records: {records: resolve(values.records)}};
  const host = await createSoakHost(folder, '', {
    insights: {database: join(folder, 'insights.sqlite')},
    indices,
    ...settings,
  });
  await host.start();
  return host;
}

interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
  readonly text: string;
}

async function send(host: SoakHost, body: string, path = QUERIES): Promise<Answer> {
  const start = performance.now();
  const answer = await fetch(host.origin + path, {method: 'POST', body});
  const text = await answer.text();
  return {status: answer.status, bytes: Buffer.byteLength(text), ms: performance.now() - start, text};
}

/** The slowest search of somebody else while something else is under way. */
async function slowestBeside(host: SoakHost, task: () => Promise<unknown>): Promise<number> {
  let slowest = 0;
  const over = new AbortController();
  const reader = (async () => {
    do {
      const {ms, status} = await send(host, SMALL);
      slowest = Math.max(slowest, status === 200 ? ms : Number.POSITIVE_INFINITY);
    } while (!over.signal.aborted);
  })();
  await task();
  over.abort();
  await reader;
  return slowest;
}

async function measure(host: SoakHost, {finding, title, before, body, times = 1}: ReviewCase) {
  const start = host.readSeconds();
  let answers: Answer[] = [];
  const slowest = await slowestBeside(host, async () => {
    answers = await Promise.all(Array.from({length: times}, () => send(host, body)));
  });
  const used = (host.readSeconds() - start) * 1000;
  return [
    finding,
    title,
    before,
    [...new Set(answers.map(({status}) => status))].join(', '),
    Math.max(...answers.map(({ms}) => ms)).toFixed(0),
    used.toFixed(0),
    (answers.reduce((sum, {bytes}) => sum + bytes, 0) / 1000).toFixed(1),
    slowest.toFixed(0),
    String(await host.readMegabytes()),
  ];
}

const countStatuses = (answers: readonly Answer[]): string => {
  const counts = new Map<number, number>();
  for (const {status} of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
};

async function nbHits(host: SoakHost, indexName: string, fields: object): Promise<number> {
  const {text} = await send(host, JSON.stringify({requests: [{indexName, ...fields}]}));
  return (JSON.parse(text) as {results: {nbHits: number}[]}).results[0]?.nbHits ?? Number.NaN;
}

/** Opens connections whose bodies never come to their end. */
async function holdBodies(host: SoakHost, count: number): Promise<() => void> {
  const {hostname, port} = new URL(host.origin);
  const sockets = await Promise.all(
    Array.from(
      {length: count},
      () =>
        new Promise<ReturnType<typeof connect>>((done) => {
          const socket = connect(Number(port), hostname, () => {
            socket.write(`POST ${QUERIES} HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\n{`, () =>
              done(socket),
            );
          });
          socket.on('error', () => {});
        }),
    ),
  );
  return () => sockets.forEach((socket) => socket.destroy());
}

/** What is counted instead of timed. */
async function countRest(host: SoakHost): Promise<string[][]> {
  const limited = await startHost({rateLimit: {perSecond: 20, burst: 60}});
  const encoded = await Promise.all(
    Array.from({length: 200}, () => send(limited, SMALL, '/%31/indexes/*/queries')),
  );
  await limited.stop();
  const counted = await startHost({rateLimit: {perSecond: 20, burst: 60}});
  const fifty = JSON.stringify({requests: Array.from({length: 50}, () => JSON.parse(SMALL).requests[0])});
  const calls: Answer[] = [];
  for (let number = 0; number < 10; number += 1) calls.push(await send(counted, fifty));
  await counted.stop();

  const release = await holdBodies(host, 30);
  const beside = await Promise.all(Array.from({length: 20}, () => send(host, SMALL)));
  release();
  const event = {eventType: 'view', eventName: 'x', index: 'docs', userToken: 'a'};
  const objectIDs = Array.from({length: 1180}, () => 'a');
  const events = Array.from({length: 45}, () => ({...event, objectIDs}));
  const flood = await send(host, JSON.stringify({events}), '/1/events');
  const reload = await slowestBeside(host, async () => {
    host.kill('SIGHUP');
    await new Promise((done) => setTimeout(done, 3000));
  });
  const both = async (fields: object) =>
    `${await nbHits(host, 'docs', fields)} and ${await nbHits(host, 'records', fields)}`;
  return [
    ['S3', '200 calls to /%31/indexes/… at 20 a second, 60 at once', 'all pass', countStatuses(encoded)],
    ['S1', 'ten calls of 50 searches at the same limit', 'all pass', countStatuses(calls)],
    ['S4', '20 searches beside 30 bodies that do not come to their end', '503', countStatuses(beside)],
    [
      'S5',
      'one call with 53,100 rows of events',
      '53,100 stored, 2 s',
      `${flood.status} in ${flood.ms.toFixed(0)} ms`,
    ],
    [
      'S6',
      'hits without and with filters "product:DLHUB"',
      'the same, 723',
      `${await nbHits(host, 'docs', {query: ''})} and ${await nbHits(host, 'docs', {query: '', filters: 'product:DLHUB'})}`,
    ],
    ['S8', 'hits of "the camera" from folder and records', '22 and 59', await both({query: '"the camera"'})],
    ['S8', 'camera -"the camera"', '18 and 101', await both({query: 'camera -"the camera"'})],
    ['S8', 'camera, distinct 3', '91 and 246', await both({query: 'camera', distinct: 3})],
    ['S15', 'slowest search while the records are read anew', '500 ms', `${reload.toFixed(0)} ms`],
  ];
}

async function main(): Promise<void> {
  const host = await startHost();
  try {
    for (let warm = 0; warm < 50; warm += 1) await send(host, SMALL);
    const rows: string[][] = [];
    for (const one of REVIEW_CASES) rows.push(await measure(host, one));
    const counts = await countRest(host);
    printReport(
      'Cases of the review',
      `One server over the index of this site and its records, in its default configuration but for the rate limit. ${machineLine()}`,
      markdownTable(
        [
          'finding',
          'call',
          'review',
          'status',
          'ms by the clock',
          'ms of processors',
          'answer kB',
          'slowest search beside, ms',
          'memory MB',
        ],
        rows,
      ),
      markdownTable(['finding', 'case', 'review', 'now'], counts),
    );
  } finally {
    await host.stop();
    rmSync(scratch, {recursive: true, force: true});
  }
}

await runBenchmark(main);
