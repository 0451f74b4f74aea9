import type {SearchFiles} from './config.ts';
import {isSlow, preload} from './runScripts.ts';

/** What the search dialog takes over when its script runs. */
export interface SearchStart {
  /**
   * Fetches everything that search begins with; does nothing more the second time. Resolves when other files no longer
   * hold up the first hits.
   */
  start(): Promise<void>;
  /** The worker that was started, once; `undefined` when there is none or its script did not load. */
  takeWorker(): Worker | undefined;
}

/** Hits that the worker has made ready to be shown. */
export interface EarlyAnswer {
  readonly query: string;
  /** The answer as the dialog understands it. */
  readonly result: {readonly nbHits: number; readonly hits: readonly object[]};
  readonly groups: readonly {
    readonly label: string;
    readonly hits: readonly {
      readonly href: string;
      readonly title: readonly {readonly text: string; readonly marked: boolean}[];
      readonly path: string;
      /** Zero-based place in the answer. */
      readonly position: number;
    }[];
  }[];
}

declare global {
  interface Window {
    helpCenterSearch?: SearchStart;
  }
}

type Reply = MessageEvent<{readonly id: number; readonly ok: boolean; readonly value: EarlyAnswer | null}>;

/**
 * Milliseconds by which the file with the words of a query is asked for before other files. Where answers take long to
 * begin, which is what makes a network slow, that file is then there before they do.
 */
const HEAD_START_MS = 150;
/** Milliseconds without a key after which the words of a query are fetched. */
const PAUSE_MS = 60;
/** Most files for one word. */
const MAX_FILES = 3;

let worker: Worker | undefined;
let lastId = 0;
let wanted = '';
/** Fetches the words of `wanted`, until the worker is there to do so. */
let readWords: (() => void) | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;
/** Lets other files than those of the first hits come. */
let makeWay: () => void = () => undefined;
/** Whether the hits of `wanted` are on their way. */
let isAwaited = false;
let onSettled: () => void = () => undefined;
let onAnswer: (answer: EarlyAnswer) => void = () => undefined;
/** Whether the dialog has asked for a worker; without one it starts its own, and a second would read for nobody. */
let asked = false;

function post(message: object): void {
  // Below the ids of the dialog's own requests.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a worker and its page there is none
  worker?.postMessage({id: (lastId -= 1), ...message});
}

function settle(): void {
  isAwaited = false;
  onSettled();
}

function onMessage({data: {id, ok, value}}: Reply): void {
  readWords = undefined;
  if (ok && value?.query === wanted) onAnswer(value);
  if (id === lastId) settle();
}

/** Reads a file into the browser's cache, where the worker finds it; one that cannot be had is asked for again there. */
async function readFile(url: string): Promise<void> {
  try {
    await (await fetch(url)).arrayBuffer();
  } catch {
    // The worker, or the dialog, says what is wrong.
  }
}

/**
 * Makes a reader of the files that hold the words of a query, each of which is read once. The worker learns from other
 * files which ones it needs, and asks for them when it has those; they are then on their way already.
 */
function createWordReader(words: readonly (readonly [string, string])[], manifestUrl: string): () => void {
  const read = new Set<string>();
  return () => {
    // As the index writes words, as far as a few bytes go.
    const text = wanted.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
      const files = words.filter(([first], at) => {
        const next = words[at + 1]?.[0];
        return first.startsWith(word) || (first <= word && (next === undefined || next > word));
      });
      for (const [, name] of files.slice(0, MAX_FILES)) {
        if (read.has(name)) continue;
        read.add(name);
        void readFile(new URL(name, manifestUrl).href);
        setTimeout(makeWay, HEAD_START_MS);
      }
    }
  };
}

function openWorker(src: string, message: object): void {
  try {
    worker = new Worker(src, {type: 'module', name: 'search'});
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
  askEarly(wanted);
}

async function startWorker({src, index}: NonNullable<SearchFiles['worker']>): Promise<void> {
  const manifestUrl = new URL(index.manifestUrl, location.origin).href;
  const parts = index.manifest.parts.map(({name}) => new URL(name, manifestUrl).href);
  // Browsers fetch the script of a worker at the lowest priority; so it is asked for here too, and comes out of the cache.
  const reading = [src, ...parts].map(readFile);
  const {words, ...told} = index;
  if (words) readWords = createWordReader(words, manifestUrl);
  if (!asked) openWorker(src, {kind: 'open', ...told, manifestUrl});
  await Promise.all(reading);
  if (!isAwaited) return;
  await new Promise<void>((resolve) => {
    onSettled = resolve;
    setTimeout(resolve, HEAD_START_MS);
  });
}

async function start({worker: files, scripts}: SearchFiles): Promise<void> {
  // The answer takes longest, so what leads to it goes first; on a slow network it goes alone.
  const way = new Promise<void>((resolve) => {
    makeWay = resolve;
  });
  const free = files && Promise.race([startWorker(files), way]);
  const fetchDialog = () => preload(scripts, 'script', 'auto');
  if (!isSlow()) fetchDialog();
  await free;
  // After what the page asks for now: its own scripts must all have run before those of the dialog can.
  if (isSlow()) setTimeout(fetchDialog);
}

/** Lets whoever sees a sign of intent start search. */
export function offerSearch(readFiles: () => SearchFiles): void {
  let started: Promise<void> | undefined;
  asked = false;
  window.helpCenterSearch = {
    start: () => (started ??= start(readFiles())),
    takeWorker() {
      asked = true;
      const taken = worker;
      taken?.removeEventListener('message', onMessage);
      worker = undefined;
      settle();
      return taken;
    },
  };
}

/** Asks for the hits of a query as soon as there is somebody to answer; the newest query counts. */
export function askEarly(query: string, show: (answer: EarlyAnswer) => void = onAnswer): void {
  wanted = query;
  onAnswer = show;
  clearTimeout(pause);
  if (readWords) pause = setTimeout(() => readWords?.(), PAUSE_MS);
  if (worker === undefined) return;
  if (isAwaited) post({kind: 'cancel', id: lastId});
  if (query.trim() === '') settle();
  else {
    isAwaited = true;
    post({kind: 'early', query});
  }
}
