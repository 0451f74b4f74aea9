import type {SearchFiles} from './config.ts';
import {preload, toFile} from './runScripts.ts';

/** What the search dialog takes over when its script runs. */
export interface SearchStart {
  /** Fetches everything that search begins with, all at the same time; does nothing the second time. */
  start(): void;
  /** The worker that was started, once; `undefined` when there is none or its script did not load. */
  takeWorker(): Worker | undefined;
}

declare global {
  interface Window {
    helpCenterSearch?: SearchStart;
  }
}

let worker: Worker | undefined;
let lastId = 0;
let wanted = '';
/** Whether the dialog has asked for a worker; without one it starts its own, and a second would read for nobody. */
let asked = false;

function post(message: object): void {
  // Below the ids of the dialog's own requests; nobody waits for the replies.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a worker and its page there is none
  worker?.postMessage({id: (lastId -= 1), ...message});
}

/** Reads a file; a worker that is not told what it holds asks for it itself. */
async function readText(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

async function startWorker({src, index}: NonNullable<SearchFiles['worker']>): Promise<void> {
  const manifestUrl = new URL(index.manifestUrl, location.origin).href;
  // Browsers fetch the script of a worker at the lowest priority; it comes out of the cache then.
  const [manifestText] = await Promise.all([readText(manifestUrl), readText(src)]);
  if (asked) return;
  try {
    worker = new Worker(src, {type: 'module', name: 'search'});
  } catch {
    // The dialog starts one itself, and says what is wrong if it cannot.
    return;
  }
  worker.addEventListener('error', () => {
    worker = undefined;
  });
  post({kind: 'open', ...index, manifestUrl, manifestText});
  warmSearch(wanted);
}

/** Lets whoever sees a sign of intent start search. */
export function offerSearch(readFiles: () => SearchFiles): void {
  let started = false;
  asked = false;
  window.helpCenterSearch = {
    start() {
      if (started) return;
      started = true;
      const files = readFiles();
      // The answer takes longest, so what leads to it goes first.
      if (files.worker) void startWorker(files.worker);
      // The worker asks for them again and finds them in the browser's cache.
      for (const src of files.data) void readText(src);
      preload(files.scripts.map(toFile), 'script', 'auto');
    },
    takeWorker() {
      asked = true;
      const taken = worker;
      worker = undefined;
      return taken;
    },
  };
}

/** Lets the worker read what a query will need; newer text replaces older that has not been begun. */
export function warmSearch(query: string): void {
  wanted = query;
  if (worker === undefined) return;
  if (lastId < 0) post({kind: 'cancel', id: lastId});
  if (query.trim() !== '') post({kind: 'warm', query});
}
