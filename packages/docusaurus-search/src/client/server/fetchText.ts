import {rejectOnAbort} from '../rejectOnAbort.ts';

/** Milliseconds allowed for an answer to begin, and then for it to arrive whole. */
export interface Timeouts {
  readonly connect: number;
  readonly response: number;
}

/** The outcome of one attempt. */
export type FetchOutcome =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly retryAfter: string | null;
      readonly text: string;
    }
  | {readonly kind: 'timeout'}
  | {readonly kind: 'network'; readonly cause: unknown};

/** Sends one request and reads its body; rejects only when `signal` fires. */
export async function fetchText(
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
