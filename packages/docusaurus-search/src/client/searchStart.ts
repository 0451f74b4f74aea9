import type {WorkerLike} from './embedded/messages.ts';

/** What a page that html-first has finished offers before its own scripts run. */
interface SearchStart {
  start(): void;
  takeWorker(): WorkerLike | undefined;
}

function readStart(): SearchStart | undefined {
  return (globalThis as {helpCenterSearch?: SearchStart}).helpCenterSearch;
}

/** Begins to fetch what search needs, all at the same time; a page that was not finished fetches it step by step. */
export function startSearch(): void {
  readStart()?.start();
}

/** The worker that the page has started already; `undefined` if there is none. */
export function takeStartedWorker(): WorkerLike | undefined {
  return readStart()?.takeWorker();
}
