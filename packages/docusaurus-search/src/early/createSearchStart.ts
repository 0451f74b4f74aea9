import type {EarlyPage} from '@help-center/html-first/early';
import {createWordReader} from './createWordReader.ts';
import {ANY_PRODUCT_KEY, type EarlyAnswer, type EarlyData, type EarlyRequest} from './contract.ts';

/** Gets the first hits. */
export interface SearchStart {
  /** Fetches everything search needs first, once; resolves when other files no longer hold up the first hits. */
  start(): Promise<void>;
  /** Hands over the started worker once; `undefined` if there is none or its script did not load. */
  takeWorker(): Worker | undefined;
  /** Asks for the hits of a query as soon as the worker is ready; only the newest query is answered. */
  ask(query: string, show?: (answer: EarlyAnswer) => void): void;
}

type Reply = MessageEvent<{readonly id: number; readonly ok: boolean; readonly value: EarlyAnswer | null}>;
type WithoutId<Request> = Request extends EarlyRequest ? Omit<Request, 'id'> : never;

/** Milliseconds that the file with the words of a query is requested ahead of others, so that it arrives first on slow networks. */
const HEAD_START_MS = 150;
/** Milliseconds without a key after which the words of a query are fetched. */
const PAUSE_MS = 30;

/** Reads a file into the browser's cache for the worker, which requests it again if that fails. */
async function readFile(url: string): Promise<void> {
  try {
    await (await fetch(url)).arrayBuffer();
  } catch {
    // The worker or the dialog reports it.
  }
}

/** Creates the start of search on a page. */
export function createSearchStart({readData, preload, readKept}: EarlyPage<EarlyData>): SearchStart {
  let worker: Worker | undefined;
  let lastId = 0;
  let wanted = '';
  /** Fetches the words of `wanted` until the worker does. */
  let prefetchTerms: (() => void) | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** Allows files that the first hits do not need. */
  let unblockOtherFiles: () => void = () => undefined;
  /** Whether the hits of `wanted` are pending. */
  let isAwaited = false;
  let onSettled: () => void = () => undefined;
  let onAnswer: (answer: EarlyAnswer) => void = () => undefined;
  /** Whether the dialog has asked for the worker; if there was none, it started its own, and a second would be wasted. */
  let asked = false;
  let started: Promise<void> | undefined;

  function post(message: WithoutId<EarlyRequest>, id = (lastId -= 1)): void {
    // Negative, unlike the ids of the dialog's own requests.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages to a worker have none
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
      // Not a module: the bundler's output may use `importScripts`, which throws in modules.
      worker = new Worker(src, {name: 'search'});
    } catch {
      // The dialog tries again and reports a failure.
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
    // Browsers fetch worker scripts at the lowest priority, so this one is fetched into the cache first.
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
      // Storage is blocked, so the reader cannot have switched it off.
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
    // The answer takes longest, so its files go first and alone.
    const unblocked = new Promise<void>((resolve) => {
      unblockOtherFiles = resolve;
    });
    const free = files && Promise.race([startWorker(files), unblocked]);
    await free;
    // After what the page requests now, as its own scripts must run before those of the dialog.
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
