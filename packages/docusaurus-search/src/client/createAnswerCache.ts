import {rejectOnAbort} from './rejectOnAbort.ts';

/** Most answers kept; the least recently used one is dropped first. */
const MAX_ENTRIES = 50;

interface Flight<T> {
  readonly promise: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/** Keeps answers in memory and lets equal concurrent requests share one call. */
export interface AnswerCache<T> {
  /** The cached answer, the pending one, or that of `load`, whose signal fires once no caller waits any more. */
  get(key: string, load: (signal: AbortSignal) => Promise<T>, signal: AbortSignal | undefined): Promise<T>;
  clear(): void;
}

/** Creates a cache; an answer is kept if `isKept` says so. */
export function createAnswerCache<T>(isKept: (answer: T) => boolean): AnswerCache<T> {
  const answers = new Map<string, T>();
  const flights = new Map<string, Flight<T>>();

  function startFlight(key: string, load: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight: Flight<T> = {promise: load(controller.signal), controller, waiting: 0};
    flights.set(key, flight);
    void land(key, flight);
    return flight;
  }

  async function land(key: string, flight: Flight<T>): Promise<void> {
    const [outcome] = await Promise.allSettled([flight.promise]);
    // A flight that was aborted, or started before the cache was cleared, is not kept.
    if (flights.get(key) !== flight) return;
    flights.delete(key);
    if (outcome.status === 'fulfilled' && isKept(outcome.value)) keep(key, outcome.value);
  }

  function keep(key: string, answer: T): void {
    answers.delete(key);
    answers.set(key, answer);
    const oldest = answers.keys().next();
    if (answers.size > MAX_ENTRIES && !oldest.done) answers.delete(oldest.value);
  }

  return {
    async get(key, load, signal) {
      signal?.throwIfAborted();
      const known = answers.get(key);
      if (known !== undefined) {
        keep(key, known);
        return known;
      }
      const flight = flights.get(key) ?? startFlight(key, load);
      flight.waiting += 1;
      try {
        return await rejectOnAbort(flight.promise, signal);
      } finally {
        flight.waiting -= 1;
        if (flight.waiting === 0 && signal?.aborted) {
          if (flights.get(key) === flight) flights.delete(key);
          flight.controller.abort(signal.reason);
        }
      }
    },
    clear() {
      answers.clear();
      flights.clear();
    },
  };
}
