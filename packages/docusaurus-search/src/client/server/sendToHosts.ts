import {RetryError, type HostFailure, rejectOnAbort} from '../SearchClient.ts';
import type {HostStates} from './createHostStates.ts';
import {readAnswer, toApiError} from './readAnswer.ts';

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
export async function sendToHosts(request: HostRequest): Promise<unknown> {
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
