import {RetryError, type HostFailure, rejectOnAbort} from '../SearchClient.ts';
import type {HostStates} from './createHostStates.ts';
import {toApiError} from './readAnswer.ts';

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
  readonly timeouts: Timeouts;
  readonly signal?: AbortSignal | undefined;
  /** Whether the outcome marks hosts as up or down, and busy hosts are retried; true by default. */
  readonly isSearch?: boolean;
}

/**
 * Posts to the hosts in turn and returns the body of the first 2xx answer.
 * A timeout, a network failure or a status that is neither 2xx nor 4xx leads to the next host; other failures are thrown.
 * A busy host (429) leads to the next one, too, and so does a 2xx answer that is not JSON; it is returned when no host
 * gives a better one.
 */
export async function sendToHosts(request: HostRequest): Promise<string> {
  const {isSearch = true, signal} = request;
  for (let rounds = 0; ; rounds += 1) {
    const outcome = await askHosts(request);
    if (typeof outcome === 'string') return outcome;
    const seconds = Math.min(...outcome.map(({retryAfter}) => parseRetryAfter(retryAfter)));
    const [first] = outcome;
    if (!isSearch || rounds === MAX_BUSY_RETRIES || seconds > MAX_BUSY_WAIT_S) {
      throw toApiError(429, first?.text ?? '');
    }
    await pause(seconds, signal);
  }
}

type Busy = Extract<FetchOutcome, {kind: 'answer'}>;

/** Asks each host once; returns the answers of the busy ones when no other host answers. */
async function askHosts(request: HostRequest): Promise<string | readonly Busy[]> {
  const {states, timeouts, isSearch = true} = request;
  const mark: HostStates['mark'] = (host, status) => isSearch && states.mark(host, status);
  const failures: HostFailure[] = [];
  const busy: Busy[] = [];
  let unreadable: string | undefined;
  for (const {host, patience} of states.order()) {
    const scaled = {connect: timeouts.connect * patience, response: timeouts.response * patience};
    const outcome = await askHost(host, scaled, request);
    if (outcome.kind === 'answer' && outcome.status >= 200 && outcome.status < 300) {
      if (isJson(outcome.text)) {
        mark(host, 'up');
        return outcome.text;
      }
      // Such as the error page of a proxy, which other hosts may not be behind.
      mark(host, 'down');
      unreadable ??= outcome.text;
      continue;
    }
    if (outcome.kind === 'answer' && outcome.status === 429) {
      busy.push(outcome);
      continue;
    }
    if (outcome.kind === 'answer' && outcome.status >= 400 && outcome.status < 500) {
      throw toApiError(outcome.status, outcome.text);
    }
    mark(host, outcome.kind === 'timeout' ? 'timed out' : 'down');
    failures.push({host, reason: outcome.kind === 'answer' ? outcome.status : outcome.kind});
  }
  if (busy.length > 0) return busy;
  if (unreadable !== undefined) return unreadable;
  throw new RetryError(failures);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function askHost(host: string, timeouts: Timeouts, request: HostRequest): Promise<FetchOutcome> {
  const {path, body, signal} = request;
  // With a plain text body a call across origins needs no preflight request.
  const init = {method: 'POST', headers: {'content-type': 'text/plain'}, body: JSON.stringify(body)};
  return fetchText(host.replace(/\/$/, '') + path, init, timeouts, signal);
}

async function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise((resolve) => {
    timer = setTimeout(resolve, seconds * 1000);
  });
  await rejectOnAbort(end, signal).finally(() => clearTimeout(timer));
}

function parseRetryAfter(header: string | null): number {
  const seconds = header === null ? Number.NaN : Number(header);
  return Number.isInteger(seconds) && seconds >= 0 ? seconds : 1;
}

/** Milliseconds allowed for an answer to begin, and then for it to arrive whole. */
interface Timeouts {
  readonly connect: number;
  readonly response: number;
}

/** The outcome of one attempt. */
type FetchOutcome =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly retryAfter: string | null;
      readonly text: string;
    }
  | {readonly kind: 'timeout'}
  | {readonly kind: 'network'; readonly cause: unknown};

/** Sends one request and reads its body; rejects only when `signal` fires. */
async function fetchText(
  url: string,
  init: RequestInit,
  timeouts: Timeouts,
  signal: AbortSignal | undefined,
): Promise<FetchOutcome> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  let timedOut = false;
  const startTimer = (ms: number) =>
    setTimeout(() => {
      timedOut = true;
      controller.abort();
    }, ms);
  const forwardAbort = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', forwardAbort, {once: true});
  let timer = startTimer(timeouts.connect);
  try {
    const response = await rejectOnAbort(fetch(url, {...init, signal: controller.signal}), controller.signal);
    clearTimeout(timer);
    timer = startTimer(timeouts.response);
    const text = await rejectOnAbort(response.text(), controller.signal);
    return {kind: 'answer', status: response.status, retryAfter: response.headers.get('retry-after'), text};
  } catch (cause) {
    signal?.throwIfAborted();
    return timedOut ? {kind: 'timeout'} : {kind: 'network', cause};
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', forwardAbort);
  }
}
