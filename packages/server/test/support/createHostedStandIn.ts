import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';

/** A stand-in for the hosted service, as far as a push uses it. */
export interface HostedStandIn {
  readonly origin: string;
  readonly indices: Map<string, StandInIndex>;
  /** Calls in their order, such as `POST docs_tmp/batch`. */
  readonly calls: string[];
  /** Breaks every connection after this many batches, until it is set again. */
  breakAfter: number;
}

/** What is kept of an index. */
export interface StandInIndex {
  settings: Record<string, unknown>;
  synonyms: unknown[];
  readonly records: Map<string, Record<string, unknown>>;
}

/** Starts the stand-in on a free port; it ends with the test. */
export async function createHostedStandIn(): Promise<HostedStandIn> {
  const standIn: HostedStandIn = {
    origin: '',
    indices: new Map(),
    calls: [],
    breakAfter: Infinity,
  };
  let batches = 0;
  let tasks = 0;
  const asked = new Map<string, number>();
  const open = (name: string): StandInIndex => {
    const index = standIn.indices.get(name) ?? {settings: {}, synonyms: [], records: new Map()};
    standIn.indices.set(name, index);
    return index;
  };

  function answer(method: string, name: string, rest: string, body: any): {status: number; body: unknown} {
    const task = {taskID: (tasks += 1), updatedAt: '2026-01-01T00:00:00Z'};
    if (method === 'GET' && rest.startsWith('task/')) {
      const times = (asked.get(rest) ?? 0) + 1;
      asked.set(rest, times);
      return {status: 200, body: {status: times > 1 ? 'published' : 'notPublished', pendingTask: times <= 1}};
    }
    if (rest.startsWith('settings')) open(name).settings = body;
    else if (rest.startsWith('synonyms/batch')) open(name).synonyms = body;
    else if (rest === 'synonyms/clear') open(name).synonyms = [];
    else if (rest === 'batch') {
      for (const {body: record} of body.requests) open(name).records.set(record.objectID, record);
    } else if (rest === 'operation' && body.operation === 'copy') {
      const {settings, synonyms} = open(name);
      Object.assign(open(body.destination), {settings, synonyms});
    } else if (method === 'DELETE') {
      standIn.indices.delete(name);
    } else if (rest === 'operation' && body.operation === 'move') {
      standIn.indices.set(body.destination, open(name));
      standIn.indices.delete(name);
    } else return {status: 404, body: {message: 'Path not found', status: 404}};
    return {status: 200, body: task};
  }

  const server = createServer(async (request, response) => {
    const [, name = '', rest = ''] =
      /^\/1\/indexes\/([^/]+)\/?(.*)$/u.exec((request.url ?? '').split('?')[0] ?? '') ?? [];
    if (rest === 'batch') {
      if (batches >= standIn.breakAfter) {
        request.socket.destroy();
        return;
      }
      batches += 1;
    }
    standIn.calls.push(`${request.method} ${name}/${rest.replace(/\d+$/u, '')}`);
    const text = await readText(request);
    const result = answer(
      request.method ?? '',
      decodeURIComponent(name),
      rest,
      text === '' ? {} : JSON.parse(text),
    );
    response.writeHead(result.status, {'content-type': 'application/json'}).end(JSON.stringify(result.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(standIn, {origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`});
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
