import {loadavg} from 'node:os';
import {expect, test} from 'vitest';
import {createRandomRequests} from './support/createRandomRequests.ts';
import {createTestServer} from './support/createTestServer.ts';

/**
 * The numbers of a long run, over an index of one's own:
 * `FUZZ_REQUESTS=200000 FUZZ_INDEX=website/build/search-index npx vitest run packages/server/test/fuzz.test.ts`
 */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 600);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const FOLDER = process.env['FUZZ_INDEX'];
const IS_LONG = REQUESTS >= 20_000;
const TIMEOUT = 60_000 + REQUESTS * 100;

async function run(count: number, next: () => object) {
  const server = await createTestServer(FOLDER === undefined ? {} : {indices: {docs: {folder: FOLDER}}});
  const statuses: Record<number, number> = {};
  let slowest = 0;
  let odd: object | undefined;
  const start = process.cpuUsage();
  const tenths: {slowest: number; megabytes: number}[] = [];
  let slowestOfTenth = 0;
  /** By the clock, which also runs while other processes have the processor. */
  let longest = 0;
  for (let number = 0; number < count; number += 1) {
    const payload = next();
    const asked = performance.now();
    const before = process.cpuUsage();
    const {statusCode} = await server.app.inject({method: 'POST', url: '/1/indexes/*/queries', payload});
    const used = process.cpuUsage(before);
    const took = (used.user + used.system) / 1000;
    longest = Math.max(longest, performance.now() - asked);
    slowest = Math.max(slowest, took);
    slowestOfTenth = Math.max(slowestOfTenth, took);
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    if (statusCode !== 200) odd ??= payload;
    if ((number + 1) % Math.ceil(count / 10) !== 0) continue;
    tenths.push({
      slowest: Math.round(slowestOfTenth),
      megabytes: Math.round(process.memoryUsage.rss() / 2 ** 20),
    });
    slowestOfTenth = 0;
  }
  const {user, system} = process.cpuUsage(start);
  const processorSeconds = Math.round((user + system) / 1e6);
  const load = loadavg().map((average) => Number(average.toFixed(1)));
  const numbers = {statuses, slowest: Math.round(slowest), longest: Math.round(longest), tenths};
  if (REQUESTS > 600) console.log(JSON.stringify({...numbers, processorSeconds, load}));
  return {...numbers, odd};
}

/** Only long runs have the machine for themselves. */
function expectFast({slowest, longest}: {readonly slowest: number; readonly longest: number}): void {
  expect(IS_LONG ? Math.max(slowest, longest) : 0).toBeLessThan(1000);
}

test(
  'answers every call within the limits with 200, on long runs within a second',
  async () => {
    const numbers = await run(REQUESTS, createRandomRequests(SEED).within);
    const {statuses, odd, tenths} = numbers;
    expect(odd).toBeUndefined();
    expect(statuses).toEqual({200: REQUESTS});
    expectFast(numbers);
    if (!IS_LONG) return;
    // Flat: what the second half of a long run keeps is what the first one did.
    const [, first, ...later] = tenths.map(({megabytes}) => megabytes);
    expect(Math.max(...later.slice(-5))).toBeLessThan(Math.max(first, ...later.slice(0, 3)) * 1.15);
  },
  TIMEOUT,
);

test(
  'answers every call outside the limits with 400, on long runs within a second',
  async () => {
    const count = Math.ceil(REQUESTS / 10);
    const numbers = await run(count, createRandomRequests(SEED).outside);
    expect(numbers.statuses).toEqual({400: count});
    expectFast(numbers);
  },
  TIMEOUT,
);
