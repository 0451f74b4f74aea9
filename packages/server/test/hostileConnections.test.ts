import {connect, type Socket} from 'node:net';
import {expect, test} from 'vitest';
import type {SearchServer} from '@help-center/server';
import {createTestServer, listen} from './support/createTestServer.ts';

const QUERIES = '/1/indexes/*/queries';

/** Sends bytes as they are and gives back all that comes until the connection is closed. */
function talk(origin: string, bytes: string): Promise<string> {
  const {port} = new URL(origin);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

test('times out on a slow body', async () => {
  const origin = await listen(await createTestServer({requestTimeoutMs: 200}));
  const answer = await talk(
    origin,
    `POST ${QUERIES} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"req`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*"statusCode":408\}$/u);
});

test('times out on slow headers', async () => {
  const origin = await listen(await createTestServer({requestTimeoutMs: 200}));
  expect(await talk(origin, 'POST /1/ HTTP/1.1\r\nHost: ')).toMatch(/^HTTP\/1\.1 408 /u);
});

test('answers non-HTTP input and endless headers with an error and closes', async () => {
  const origin = await listen(await createTestServer());
  expect(await talk(origin, 'hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*"statusCode":400\}$/u);
  expect(await talk(origin, `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /u,
  );
});

/** Sends the head of a call and a part of its body, and waits until the server has seen it. */
async function startSlowly(server: SearchServer, origin: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const isSeen = new Promise<void>((resolve) => {
    server.app.server.once('request', () => resolve());
  });
  socket.write(`POST ${QUERIES} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"req`);
  await isSeen;
  return socket;
}

test('sends clients to another host when too many requests are in progress', async () => {
  const {app} = await createTestServer({maxConcurrentRequests: 1});
  // Several searches: others have their turn between two of them.
  const payload = {requests: Array.from({length: 5}, () => ({indexName: 'docs'}))};
  const ask = () => app.inject({method: 'POST', url: QUERIES, payload});
  const [first, second] = await Promise.all([ask(), ask()]);
  expect([first.statusCode, second.statusCode, second.headers['retry-after']]).toEqual([200, 503, '1']);
  expect((await ask()).statusCode).toBe(200);
});

/** Sends a call of several searches, `times` in one go, and leaves as soon as the server works at it. */
async function askAndLeave(server: SearchServer, origin: string, times: number): Promise<void> {
  const body = JSON.stringify({
    requests: Array.from({length: 20}, () => ({indexName: 'docs', query: 'camera'})),
  });
  const call = `POST ${QUERIES} HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const isGone = new Promise<void>((resolve) => {
    server.app.server.once('request', (request) => {
      request.socket.once('close', () => resolve());
      request.once('end', () => socket.destroy());
    });
  });
  socket.write(call.repeat(times));
  await isGone;
}

test.each([1, 3])('frees the slots of clients that disconnect: %i calls each', async (times) => {
  const server = await createTestServer({maxConcurrentRequests: 5});
  const origin = await listen(server);
  for (let caller = 0; caller < 10; caller += 1) await askAndLeave(server, origin, times);
  await expect.poll(async () => (await fetch(`${origin}/1/indexes/docs`)).status).toBe(200);
});

test('does not reserve a slot for a slow upload', async () => {
  const server = await createTestServer({maxConcurrentRequests: 1});
  const origin = await listen(server);
  const slow = [await startSlowly(server, origin), await startSlowly(server, origin)];
  expect((await fetch(`${origin}/1/indexes/docs`)).status).toBe(200);
  for (const socket of slow) socket.destroy();
});

test('limits a client to 64 incomplete requests', async () => {
  const server = await createTestServer();
  const origin = await listen(server);
  const slow: Socket[] = [];
  while (slow.length < 64) slow.push(await startSlowly(server, origin));
  expect((await fetch(`${origin}/1/indexes/docs`)).status).toBe(429);
  for (const socket of slow) socket.destroy();
  await expect.poll(async () => (await fetch(`${origin}/1/indexes/docs`)).status).toBe(200);
});
