import type {EarlyPage} from '@help-center/html-first/early';
import {createWordReader} from './createWordReader.ts';
import {ANY_PRODUCT_KEY, type EarlyAnswer, type EarlyData, type EarlyRequest} from './contract.ts';

/** What leads to the first hits. */
export interface SearchStart {
  /** Fetches everything that search begins with, once; resolves when other files no longer hold up the first hits. */
  start(): Promise<void>;
  /** The worker that was started, once; `undefined` when there is none or its script did not load. */
  takeWorker(): Worker | undefined;
  /** Asks for the hits of a query as soon as there is somebody to answer; the newest query counts. */
  ask(query: string, show?: (answer: EarlyAnswer) => void): void;
}

type Reply = MessageEvent<{readonly id: number; readonly ok: boolean; readonly value: EarlyAnswer | null}>;
type WithoutId<Request> = Request extends EarlyRequest ? Omit<Request, 'id'> : never;

/**
 * Milliseconds by which the file with the words of a query is asked for before other files. Where answers take long to
 * begin, which is what makes a network slow, that file is then there before they do.
 */
const HEAD_START_MS = 150;
/** Milliseconds without a key after which the words of a query are fetched. */
const PAUSE_MS = 30;

/** Reads a file into the browser's cache, where the worker finds it; one that cannot be had is asked for again there. */
async function readFile(url: string): Promise<void> {
  try {
    await (await fetch(url)).arrayBuffer();
  } catch {
    // The worker, or the dialog, says what is wrong.
  }
}

/** Creates the way to the first hits of a page. */
export function createSearchStart({readData, preload, readKept}: EarlyPage<EarlyData>): SearchStart {
  let worker: Worker | undefined;
  let lastId = 0;
  let wanted = '';
  /** Fetches the words of `wanted`, until the worker is there to do so. */
  let prefetchTerms: (() => void) | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** Lets other files than those of the first hits come. */
  let unblockOtherFiles: () => void = () => undefined;
  /** Whether the hits of `wanted` are on their way. */
  let isAwaited = false;
  let onSettled: () => void = () => undefined;
  let onAnswer: (answer: EarlyAnswer) => void = () => undefined;
  /** Whether the dialog has asked for a worker; without one it starts its own, and a second would read for nobody. */
  let asked = false;
  let started: Promise<void> | undefined;

  function post(message: WithoutId<EarlyRequest>, id = (lastId -= 1)): void {
    // Below the ids of the dialog's own requests.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a worker and its page there is none
    worker?.postMessage({...message, id});
  }

  function settle(): void {
    isAwaited = false;
    onSettled();
  }

  function onMessage({data: {id, ok, value}}: Reply): void {
    prefetchTerms = undefined;
    if (ok && value?.query === wanted) onAnswer(value);
    if (id === lastId) settle();
  }

  function openWorker(src: string, message: WithoutId<EarlyRequest>): void {
    try {
      // The bundler writes no modules, and in a module `importScripts`, which it may use, would throw.
      worker = new Worker(src, {name: 'search'});
    } catch {
      // The dialog starts one itself, and says what is wrong if it cannot.
      return;
    }
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', () => {
      worker = undefined;
      settle();
    });
    post(message);
    ask(wanted);
  }

  async function startWorker({src, index}: NonNullable<EarlyData['worker']>): Promise<void> {
    const manifestUrl = new URL(index.manifestUrl, location.origin).href;
    const toUrl = (name: string) => new URL(name, manifestUrl).href;
    // Browsers fetch the script of a worker at the lowest priority; so it is asked for here too, and comes out of the cache.
    const {words, outlines = [], ...told} = index;
    const names = [...index.manifest.parts.map(({name}) => name), ...outlines];
    const reading = [src, ...names.map(toUrl)].map(readFile);
    if (words) {
      const readWords = createWordReader(words, (name) => {
        void readFile(toUrl(name));
        setTimeout(unblockOtherFiles, HEAD_START_MS);
      });
      prefetchTerms = () => readWords(wanted);
    }
    let path = location.pathname;
    try {
      if (readKept(ANY_PRODUCT_KEY)) path = '';
    } catch {
      // Where the storage is blocked, nobody has chosen.
    }
    if (!asked) openWorker(src, {kind: 'open', ...told, manifestUrl, path});
    await Promise.all(reading);
    if (!isAwaited) return;
    await new Promise<void>((resolve) => {
      onSettled = resolve;
      setTimeout(resolve, HEAD_START_MS);
    });
  }

  async function begin({worker: files, scripts}: EarlyData): Promise<void> {
    // The answer takes longest, so what leads to it goes first and alone.
    const unblocked = new Promise<void>((resolve) => {
      unblockOtherFiles = resolve;
    });
    const free = files && Promise.race([startWorker(files), unblocked]);
    await free;
    // After what the page asks for now: its own scripts must all have run before those of the dialog can.
    setTimeout(() => preload(scripts, 'script', 'auto'));
  }

  function ask(query: string, show: (answer: EarlyAnswer) => void = onAnswer): void {
    wanted = query;
    onAnswer = show;
    clearTimeout(pause);
    if (prefetchTerms) pause = setTimeout(() => prefetchTerms?.(), PAUSE_MS);
    if (!worker) return;
    if (isAwaited) post({kind: 'cancel'}, lastId);
    if (query.trim() === '') settle();
    else {
      isAwaited = true;
      post({kind: 'early', query});
    }
  }

  return {
    start: () => (started ??= begin(readData())),
    takeWorker() {
      asked = true;
      const taken = worker;
      taken?.removeEventListener('message', onMessage);
      worker = undefined;
      settle();
      return taken;
    },
    ask,
  };
}
