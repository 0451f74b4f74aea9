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
const TIMEOUT = 60_000 + REQUESTS * 100;

async function run(count: number, next: () => object) {
  const server = await createTestServer(FOLDER === undefined ? {} : {indices: {docs: {folder: FOLDER}}});
  const statuses: Record<number, number> = {};
  let slowest = 0;
  let odd: object | undefined;
  for (let number = 0; number < count; number += 1) {
    const payload = next();
    const start = performance.now();
    const {statusCode} = await server.app.inject({method: 'POST', url: '/1/indexes/*/queries', payload});
    slowest = Math.max(slowest, performance.now() - start);
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    if (statusCode !== 200) odd ??= payload;
  }
  return {statuses, slowest, odd, megabytes: Math.round(process.memoryUsage.rss() / 2 ** 20)};
}

test(
  'answers every call within the limits with 200, and within a second',
  async () => {
    const {statuses, slowest, odd, megabytes} = await run(REQUESTS, createRandomRequests(SEED).within);
    if (REQUESTS > 600) console.log({statuses, slowest: Math.round(slowest), megabytes});
    expect(odd).toBeUndefined();
    expect(statuses).toEqual({200: REQUESTS});
    expect(slowest).toBeLessThan(1000);
  },
  TIMEOUT,
);

test(
  'answers every call outside of the limits with 400, and within a second',
  async () => {
    const count = Math.ceil(REQUESTS / 10);
    const {statuses, slowest} = await run(count, createRandomRequests(SEED).outside);
    if (REQUESTS > 600) console.log({statuses, slowest: Math.round(slowest)});
    expect(statuses).toEqual({400: count});
    expect(slowest).toBeLessThan(1000);
  },
  TIMEOUT,
);
