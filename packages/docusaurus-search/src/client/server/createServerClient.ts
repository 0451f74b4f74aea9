import {assertResults, readAnswer, toApiError} from './readAnswer.ts';
import {createJsonStorage, type JsonStorage} from '../siteStorage.ts';
import {type BackendClient, RetryError, type HostFailure, rejectOnAbort} from '../SearchClient.ts';

/** Milliseconds for an answer to begin, for a search to be read and for an event to be written. */
export const TIMEOUTS = {connect: 1000, read: 2000, write: 30_000} as const;

/** Settings of {@link createServerClient}. */
export interface CreateServerClientOptions {
  /** Addresses in the order to try them. */
  readonly hosts: readonly string[];
  /** Sent as `x-algolia-application-id`; not sent when empty. */
  readonly appId?: string;
  /** Sent as `x-algolia-api-key`; not sent when empty. */
  readonly apiKey?: string;
  /** Where unreachable hosts are remembered, for all sites of an origin; local storage by default. */
  readonly storage?: JsonStorage;
}

/** A client of the site's own search servers, which can also take events. */
export interface ServerClient extends BackendClient {
  /** Posts to `/1/events`; rejects like a search. */
  sendEvents(events: readonly unknown[]): Promise<void>;
}

/** Answers queries from `POST /1/indexes/*\/queries` of the first host that responds. */
export function createServerClient(options: CreateServerClientOptions): ServerClient {
  const {hosts, appId, apiKey, storage = createJsonStorage()} = options;
  const states = createHostStates({hosts, storage});
  const credentials = new URLSearchParams({
    ...(appId && {'x-algolia-application-id': appId}),
    ...(apiKey && {'x-algolia-api-key': apiKey}),
  }).toString();
  const suffix = credentials === '' ? '' : `?${credentials}`;

  return {
    type: 'server',
    isUnavailable: () => states.areAllUnavailable(),
    async search(requests, {signal} = {}) {
      const answer = await sendToHosts({
        states,
        path: `/1/indexes/*/queries${suffix}`,
        body: {requests},
        timeouts: {connect: TIMEOUTS.connect, response: TIMEOUTS.read},
        signal,
      });
      return assertResults(answer, requests.length);
    },
    async sendEvents(events) {
      await sendToHosts({
        states,
        path: `/1/events${suffix}`,
        body: {events},
        timeouts: {connect: TIMEOUTS.connect, response: TIMEOUTS.write},
        // A host that stores no events may well answer searches.
        isSearch: false,
      });
    },
  };
}

/** Milliseconds that a host stays marked as down or timed out: two minutes. */
const HOST_RETENTION_MS = 120_000;

/** Factor for the timeouts of a host that timed out: it may be far away rather than down. */
const SLOW_HOST_PATIENCE = 4;

interface HostState {
  readonly status: 'down' | 'timed out';
  readonly since: number;
}

/** A host to try. */
interface HostAttempt {
  readonly host: string;
  /** Factor for the timeouts. */
  readonly patience: number;
}

/** The state of the hosts, kept across page loads in the storage. */
interface HostStates {
  /** Hosts in the order to try: those that are up, then those that timed out, the first of them with patience; all hosts when all are down. */
  order(): readonly HostAttempt[];
  mark(host: string, status: 'up' | 'down' | 'timed out'): void;
  /** Whether every host was marked as down or timed out within the last two minutes. */
  areAllUnavailable(): boolean;
}

/** Settings of {@link createHostStates}. */
interface CreateHostStatesOptions {
  readonly hosts: readonly string[];
  readonly storage: JsonStorage;
  /** Milliseconds; `Date.now` by default. */
  readonly now?: () => number;
}

const STORAGE_KEY = 'help-center-search-hosts';

/** Remembers which hosts are down or slow. */
function createHostStates({hosts, storage, now = Date.now}: CreateHostStatesOptions): HostStates {
  const states = new Map(Object.entries((storage.read(STORAGE_KEY) ?? {}) as Record<string, HostState>));
  let turn = 0;

  function takeTurns(slow: readonly string[]): readonly string[] {
    const first = slow.length === 0 ? 0 : turn++ % slow.length;
    return slow.slice(first).concat(slow.slice(0, first));
  }

  function statusOf(host: string): 'up' | HostState['status'] {
    const {status = 'down', since = Number.NaN} = states.get(host) ?? {};
    // The age is negative if the clock was set back.
    const age = now() - since;
    return age >= 0 && age <= HOST_RETENTION_MS ? status : 'up';
  }

  return {
    order() {
      const having = (status: string) => hosts.filter((host) => statusOf(host) === status);
      const attempts = [
        ...having('up').map((host) => ({host, patience: 1})),
        ...takeTurns(having('timed out')).map((host, place) => ({
          host,
          // The timeouts add up, so only one of them gets the time of a distant host.
          patience: place === 0 ? SLOW_HOST_PATIENCE : 1,
        })),
      ];
      return attempts.length > 0 ? attempts : hosts.map((host) => ({host, patience: 1}));
    },
    mark(host, status) {
      if (status === 'up') {
        if (!states.delete(host)) return;
      } else {
        states.set(host, {status, since: now()});
      }
      storage.write(STORAGE_KEY, Object.fromEntries(states));
    },
    areAllUnavailable: () => hosts.every((host) => statusOf(host) !== 'up'),
  };
}

/** Retries when all hosts that answer are busy (429). */
const MAX_BUSY_RETRIES = 3;

/** Longest wait, in seconds, that readers put up with; a longer `Retry-After` counts as a refusal. */
const MAX_BUSY_WAIT_S = 10;

/** One call to the first host that answers. */
interface HostRequest {
  readonly states: HostStates;
  /** Path and query string, starting with a slash. */
  readonly path: string;
  readonly body: unknown;
  /** Milliseconds allowed for an answer to begin, and then for it to arrive whole. */
  readonly timeouts: {readonly connect: number; readonly response: number};
  readonly signal?: AbortSignal | undefined;
  /** Whether the outcome marks hosts as up or down, and busy hosts are retried; true by default. */
  readonly isSearch?: boolean;
}

/**
 * Posts to the hosts in turn and returns the JSON of the first 2xx answer.
 * A timeout, a network failure or a status that is neither 2xx nor 4xx leads to the next host; other failures are thrown.
 * A busy host (429) leads to the next one, too, and so does a 2xx answer that is not JSON; either counts when no host
 * gives a better one.
 */
async function sendToHosts(request: HostRequest): Promise<unknown> {
  const {isSearch = true, signal} = request;
  for (let rounds = 0; ; rounds += 1) {
    const {status, text, retryAfter} = await askHosts(request);
    if (status !== 429) return readAnswer(text);
    if (!isSearch || rounds === MAX_BUSY_RETRIES || retryAfter > MAX_BUSY_WAIT_S)
      throw toApiError(status, text);
    const end = new Promise((resolve) => {
      setTimeout(resolve, retryAfter * 1000);
    });
    await rejectOnAbort(end, signal);
  }
}

interface Answer {
  readonly status: number;
  readonly text: string;
  /** Seconds that a busy host asks for. */
  readonly retryAfter: number;
}

/** Asks each host once; returns the best answer, which is that of a busy host or not JSON if no host gives a better one. */
async function askHosts(request: HostRequest): Promise<Answer> {
  const {states, isSearch = true} = request;
  const mark: HostStates['mark'] = (host, status) => isSearch && states.mark(host, status);
  const failures: HostFailure[] = [];
  const busy: Answer[] = [];
  let unreadable: Answer | undefined;
  for (const {host, patience} of states.order()) {
    const answer = await askHost(host, patience, request);
    if (typeof answer === 'string') {
      mark(host, answer === 'timeout' ? 'timed out' : 'down');
      failures.push({host, reason: answer});
      continue;
    }
    const {status, text} = answer;
    const isDone = status >= 200 && status < 300;
    if (isDone && isJson(text)) {
      mark(host, 'up');
      return answer;
    }
    if (status === 429) busy.push(answer);
    else if (status >= 400 && status < 500) throw toApiError(status, text);
    else {
      mark(host, 'down');
      // Such as the error page of a proxy, which other hosts may not be behind.
      if (isDone) unreadable ??= answer;
      else failures.push({host, reason: status});
    }
  }
  const [best = unreadable] = busy.sort((one, other) => one.retryAfter - other.retryAfter);
  if (best === undefined) throw new RetryError(failures);
  return best;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Sends the request to one host; rejects only when its signal fires. */
async function askHost(
  host: string,
  patience: number,
  {path, body, timeouts, signal}: HostRequest,
): Promise<Answer | 'timeout' | 'network'> {
  signal?.throwIfAborted();
  const late = new AbortController();
  const stopped = AbortSignal.any([late.signal, ...(signal ? [signal] : [])]);
  const within = <T>(ms: number, step: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => late.abort(), ms * patience);
    return rejectOnAbort(step, stopped).finally(() => clearTimeout(timer));
  };
  // With a plain text body a call across origins needs no preflight request.
  const init = {method: 'POST', headers: {'content-type': 'text/plain'}, body: JSON.stringify(body)};
  try {
    const call = fetch(host.replace(/\/$/, '') + path, {...init, signal: stopped});
    const response = await within(timeouts.connect, call);
    const text = await within(timeouts.response, response.text());
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    const retryAfter = Number.isInteger(seconds) && seconds >= 0 ? seconds : 1;
    return {status: response.status, text, retryAfter};
  } catch {
    signal?.throwIfAborted();
    return late.signal.aborted ? 'timeout' : 'network';
  }
}
