import {Agent, request} from 'node:http';

/** What came of a load. */
export interface LoadResult {
  readonly answered: number;
  readonly failed: number;
  readonly seconds: number;
  /** Milliseconds of each answer. */
  readonly times: readonly number[];
}

/** How to load a server. */
export interface LoadOptions {
  readonly port: number;
  readonly queries: readonly string[];
  readonly callers: number;
  readonly seconds: number;
  /** Milliseconds between two requests of a caller; default 0. */
  readonly pauseMs?: number;
}

/** Sends searches over kept connections, each caller its next one after the answer. */
export async function sendLoad({
  port,
  queries,
  callers,
  seconds,
  pauseMs = 0,
}: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({keepAlive: true, maxSockets: callers});
  const end = performance.now() + seconds * 1000;
  const start = performance.now();
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const call = async (): Promise<void> => {
    while (performance.now() < end) {
      const asked = performance.now();
      const query = queries[(next += 1) % queries.length] as string;
      const status = await post(agent, port, bodyOf(query));
      if (status === 200) times.push(performance.now() - asked);
      else failed += 1;
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  await Promise.all(Array.from({length: callers}, call));
  agent.destroy();
  return {answered: times.length, failed, seconds: (performance.now() - start) / 1000, times};
}

/** The body of a search with the parameters of the search dialog. */
export function bodyOf(query: string): string {
  const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);
  return JSON.stringify({
    requests: [
      {
        indexName: 'docs',
        query,
        attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
        attributesToSnippet: [...levels, 'content'].map((name) => `${name}:10`),
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
      },
    ],
  });
}

function post(agent: Agent, port: number, body: string): Promise<number> {
  return new Promise((resolve) => {
    const call = request(
      {agent, port, host: '127.0.0.1', method: 'POST', path: '/1/indexes/*/queries'},
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    call.on('error', () => resolve(0));
    call.end(body);
  });
}
