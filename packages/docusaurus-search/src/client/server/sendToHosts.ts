import {RetryError} from '../errors.ts';
import type {HostFailure} from '../errors.ts';
import {rejectOnAbort} from '../rejectOnAbort.ts';
import type {HostStates} from './createHostStates.ts';
import {fetchText} from './fetchText.ts';
import type {FetchOutcome, Timeouts} from './fetchText.ts';
import {toApiError} from './readAnswer.ts';

/** How often the hosts are asked again when all that answer ask for patience (429). */
const MAX_BUSY_RETRIES = 3;

/** A wait that a reader would not sit out; a longer one counts as a refusal. */
const MAX_BUSY_WAIT_S = 10;

/** One call to whichever host answers first. */
export interface HostRequest {
  readonly states: HostStates;
  /** Path and query string, starting with a slash. */
  readonly path: string;
  readonly body: unknown;
  readonly timeouts: Timeouts;
  readonly signal?: AbortSignal | undefined;
  /** Whether the hosts are judged by the answer, and asked again when they are busy; true by default. */
  readonly isSearch?: boolean;
}

/**
 * Posts to the hosts in turn and returns the body of the first 2xx answer.
 * A timeout, a network failure or a status that is neither 2xx nor 4xx leads to the next host; other failures are thrown.
 * So does a host that asks for patience, while another one may answer.
 * A 2xx answer that is not JSON leads to the next host, too, and is returned when no host gives a better one.
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

/** Asks each host once; returns the answers of those that are busy when nobody else answers. */
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
      // A page that a proxy put in the place of the answer; another host may be reached past it.
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
  // A plain text body keeps the call a simple one across origins: no preflight request before each query.
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
