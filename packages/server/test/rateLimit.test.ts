import {request} from 'node:http';
import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {createRateLimit} from '../src/access/createRateLimit.ts';
import {createTestServer, listen} from './support/createTestServer.ts';

test('a caller that sends too much is told how many seconds to wait', async () => {
  const server = await createTestServer({rateLimit: {perSecond: 0.5, burst: 2}});
  const ask = () =>
    server.app.inject({
      method: 'POST',
      url: '/1/indexes/*/queries',
      headers: {origin: 'https://help.example.com'},
      payload: {requests: [{indexName: 'docs', query: ''}]},
    });
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect(refused.json()).toEqual({message: 'Too many requests', status: 429});
  expect(refused.headers).toMatchObject({
    'retry-after': '2',
    // Without these a page could read neither the status nor the time.
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'retry-after',
  });
});

test('health is not limited', async () => {
  const server = await createTestServer({rateLimit: {perSecond: 0.01, burst: 1}});
  for (let n = 0; n < 3; n++) expect((await server.app.inject({url: '/health'})).statusCode).toBe(200);
});

test('callers behind a trusted proxy are limited one by one', async () => {
  const server = await createTestServer({rateLimit: {perSecond: 0.01, burst: 1}, trustProxy: 'loopback'});
  const ask = async (caller: string) =>
    (
      await server.app.inject({
        url: '/1/indexes/docs',
        remoteAddress: '127.0.0.1',
        headers: {'x-forwarded-for': caller},
      })
    ).statusCode;
  expect([await ask('192.0.2.1'), await ask('192.0.2.2'), await ask('192.0.2.1')]).toEqual([200, 200, 429]);
});

test('a caller without a trusted proxy cannot choose its address', async () => {
  const server = await createTestServer({rateLimit: {perSecond: 0.01, burst: 1}});
  const ask = async (caller: string) =>
    (await server.app.inject({url: '/1/indexes/docs', headers: {'x-forwarded-for': caller}})).statusCode;
  expect([await ask('192.0.2.1'), await ask('192.0.2.2')]).toEqual([200, 429]);
});

test.each(['/%31/indexes/docs', '/1/%69ndexes/docs', '/1/indexes/docs/', '/nothing', '/1/insights/report'])(
  'an address written another way is limited, too: %s',
  async (url) => {
    const server = await createTestServer({rateLimit: {perSecond: 0.01, burst: 1}});
    await server.app.inject({url: '/1/indexes/docs'});
    expect((await server.app.inject({url})).statusCode).toBe(429);
  },
);

test.each(['http://search.example.com/1/indexes/docs', '/%31/indexes/docs'])(
  'a call to %s is limited, too',
  async (path) => {
    const server = await createTestServer({rateLimit: {perSecond: 0.01, burst: 1}});
    const {port} = new URL(await listen(server));
    const ask = () =>
      new Promise<number | undefined>((resolve, reject) => {
        request({host: '127.0.0.1', port, path}, (response) => resolve(response.resume().statusCode))
          .on('error', reject)
          .end();
      });
    expect([await ask(), await ask()]).toEqual([200, 429]);
  },
);

test('each search of a call counts', async () => {
  const server = await createTestServer({rateLimit: {perSecond: 1, burst: 10}});
  const ask = (count: number) =>
    server.app.inject({
      method: 'POST',
      url: '/1/indexes/*/queries',
      payload: {requests: Array.from({length: count}, () => ({indexName: 'docs', query: ''}))},
    });
  expect((await ask(9)).statusCode).toBe(200);
  // More than are left: this one passes, and has to be made up for.
  expect((await ask(20)).statusCode).toBe(200);
  const refused = await ask(1);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(19);
});

test('calls at once do not pass together', async () => {
  const server = await createTestServer({rateLimit: {perSecond: 0.01, burst: 10}});
  const payload = {requests: Array.from({length: 50}, () => ({indexName: 'docs', query: ''}))};
  const answers = await Promise.all(
    Array.from({length: 10}, () => server.app.inject({method: 'POST', url: '/1/indexes/*/queries', payload})),
  );
  expect(answers.filter(({statusCode}) => statusCode === 200)).toHaveLength(1);
});

test('no caller ever gets more than the burst and the rate allow', () => {
  const waits = fc.array(fc.integer({min: 0, max: 3000}), {minLength: 1, maxLength: 80});
  fc.assert(
    fc.property(
      waits,
      fc.integer({min: 1, max: 9}),
      fc.integer({min: 1, max: 9}),
      (pauses, perSecond, burst) => {
        let now = 0;
        const take = createRateLimit({perSecond, burst, now: () => now});
        let passed = 0;
        for (const pause of pauses) {
          now += pause;
          if (take('a') === 0) passed++;
        }
        expect(passed).toBeLessThanOrEqual(burst + (now / 1000) * perSecond + 1e-6);
      },
    ),
  );
});

test('a caller who waits as told may pass', () => {
  fc.assert(
    fc.property(
      fc.double({min: 0.05, max: 50, noNaN: true}),
      fc.integer({min: 1, max: 20}),
      (perSecond, burst) => {
        let now = 0;
        const take = createRateLimit({perSecond, burst, now: () => now});
        for (let n = 0; n < burst; n++) expect(take('a')).toBe(0);
        now += take('a') * 1000;
        expect(take('a')).toBe(0);
      },
    ),
  );
});

test('remembers no more callers than it may', () => {
  const take = createRateLimit({perSecond: 0.001, burst: 1, maxCallers: 2, now: () => 0});
  take('a');
  take('b');
  take('c');
  expect([take('b') > 0, take('c') > 0, take('a')]).toEqual([true, true, 0]);
});
