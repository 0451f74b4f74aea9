import {afterEach, beforeEach, vi} from 'vitest';
import type {EarlyPart} from '@help-center/html-first/early';
import {createEarlySearch} from '../../src/early/createEarlySearch.ts';
import {OPENER, type EarlyAnswer} from '../../src/early/contract.ts';

let part: EarlyPart;
let onMessage: ((event: {data: object}) => void) | undefined;
let lastId = 0;
/** Queries that the worker was asked, in their order; an empty one where it was told to stop. */
export const queries: string[] = [];
/** What the worker was told when it was opened. */
export const openings: object[] = [];

class FakeWorker {
  postMessage(message: {kind: string; id: number; query?: string}) {
    const {kind, id, query} = message;
    if (kind === 'open') openings.push(message);
    if (kind === 'early') queries.push(query ?? '');
    if (kind === 'early') lastId = id;
    if (kind === 'cancel') queries.push('');
  }
  addEventListener(kind: string, listener: (event: {data: object}) => void) {
    if (kind === 'message') onMessage = listener;
  }
  removeEventListener() {}
}

/** The part of the loader under test. */
export const earlyPart = (): EarlyPart => part;

/** Makes the part anew, as on another page. */
export function createPart(): void {
  part = createEarlySearch({
    readData: () => DATA,
    preload: () => undefined,
    readKept: (key) => localStorage.getItem(`${key}-site`),
    keep: (key, text) => localStorage.setItem(`${key}-site`, text),
  });
  void part.start();
}

const DATA = {
  scripts: [],
  worker: {
    src: '/worker.js',
    index: {
      manifestUrl: '/index/manifest.json',
      indexName: 'help',
      manifest: {format: 'help-center-index', version: 1, parts: []},
    },
  },
};

/** Gives each test a part of its own, on a page without a frame. */
export function useSearchFrame(): void {
  beforeEach(() => {
    // The environment of these tests has no dialogs.
    HTMLDialogElement.prototype.showModal = () => undefined;
    HTMLDialogElement.prototype.close = function close() {
      this.dispatchEvent(new Event('close'));
    };
    queries.length = 0;
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('__OPENER__', OPENER);
    vi.stubGlobal('__COUNT__', {one: '1 result', other: '{count} results'});
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
    document.documentElement.lang = 'en';
    createPart();
  });
  afterEach(() => {
    document.querySelector('dialog')?.close();
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });
}

export const openFrame = (query = '', onClose: (isLeaving: boolean) => void = () => undefined): void =>
  part.open(query, onClose);
/** Lets the worker answer the last query. */
export const show = (answer: EarlyAnswer): void => onMessage?.({data: {id: lastId, ok: true, value: answer}});
export const input = (): HTMLInputElement =>
  document.querySelector<HTMLInputElement>('dialog input') as HTMLInputElement;
export const links = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('dialog a')];

/** Puts a text into the field, as a reader does who types it. */
export function type(text: string): void {
  input().value = text;
  input().dispatchEvent(new Event('input'));
}

/** Presses a key where the focus is. */
export function press(key: string, init: KeyboardEventInit = {}): void {
  (document.activeElement ?? input()).dispatchEvent(
    new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init}),
  );
}

/** An answer with one hit, whose title looks like markup. */
export function answerTo(query: string, href = '#camera'): EarlyAnswer {
  const title = [
    {text: 'Add a ', marked: false},
    {text: '<i>cam</i>', marked: true},
  ];
  return {
    query,
    result: {nbHits: 1, hits: [{objectID: '1'}]} as never,
    groups: [{label: 'ANSVIS', hits: [{href, title, path: 'Guides › Cameras', position: 0}]}],
  };
}
