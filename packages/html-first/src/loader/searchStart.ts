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

function post(message: object): void {
  // Below the ids of the dialog's own requests; nobody waits for the replies.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a worker and its page there is none
  worker?.postMessage({id: (lastId -= 1), ...message});
}

async function open({manifestUrl, indexName}: {manifestUrl: string; indexName: string}): Promise<void> {
  // The worker's own script is still on its way; without the text it asks for the manifest itself.
  const manifestText = await fetch(manifestUrl, {cache: 'no-cache'})
    .then((response) => (response.ok ? response.text() : undefined))
    .catch(() => undefined);
  post({kind: 'open', manifestUrl, indexName, manifestText});
}

function startWorker({src, index}: NonNullable<SearchFiles['worker']>): void {
  try {
    worker = new Worker(src, {type: 'module', name: 'search'});
  } catch {
    // The dialog starts one itself, and says what is wrong if it cannot.
    return;
  }
  worker.addEventListener('error', () => {
    worker = undefined;
  });
  void open({...index, manifestUrl: new URL(index.manifestUrl, location.origin).href});
}

/** Lets whoever sees a sign of intent start search. */
export function offerSearch(readFiles: () => SearchFiles): void {
  let started = false;
  window.helpCenterSearch = {
    start() {
      if (started) return;
      started = true;
      const files = readFiles();
      preload(files.scripts.map(toFile), 'script', 'auto');
      // The worker asks for them again and finds them in the browser's cache.
      for (const src of files.data) fetch(src).then((response) => response.arrayBuffer(), console.error);
      if (files.worker) startWorker(files.worker);
    },
    takeWorker() {
      const taken = worker;
      worker = undefined;
      return taken;
    },
  };
}

/** Lets the worker read what a query will need; newer text replaces older that has not been begun. */
export function warmSearch(query: string): void {
  if (lastId < 0) post({kind: 'cancel', id: lastId});
  if (query.trim() !== '') post({kind: 'warm', query});
}
