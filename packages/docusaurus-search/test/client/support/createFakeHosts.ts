/** What a host does with a request. */
export type HostBehaviour = (request: {
  url: URL;
  body: unknown;
  signal: AbortSignal;
}) => Promise<Response> | Response;

/** Hosts behind a stand-in for `fetch`. */
export interface FakeHosts {
  readonly fetch: typeof fetch;
  /** Origins asked so far, in order. */
  readonly asked: string[];
  readonly bodies: unknown[];
  readonly urls: URL[];
}

/** Creates hosts by origin. */
export function createFakeHosts(behaviours: Readonly<Record<string, HostBehaviour>>): FakeHosts {
  const hosts: FakeHosts = {
    asked: [],
    bodies: [],
    urls: [],
    fetch: async (address, init) => {
      const url = new URL(String(address));
      const body: unknown = JSON.parse(String(init?.body));
      hosts.asked.push(url.origin);
      hosts.urls.push(url);
      hosts.bodies.push(body);
      const behaviour = behaviours[url.origin];
      if (behaviour === undefined) throw new TypeError('Failed to fetch');
      return behaviour({url, body, signal: init?.signal as AbortSignal});
    },
  };
  return hosts;
}

/** Never answers; rejects when the request is given up. */
export const hang: HostBehaviour = ({signal}) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), {once: true});
  });

/** Answers with JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): HostBehaviour {
  return () =>
    new Response(JSON.stringify(body), {status, headers: {'content-type': 'application/json', ...headers}});
}

/** Answers with any text. */
export function text(body: string, status = 200, type = 'text/html'): HostBehaviour {
  return () => new Response(status === 204 ? null : body, {status, headers: {'content-type': type}});
}
