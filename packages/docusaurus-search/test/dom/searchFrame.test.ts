import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createEarlySearch} from '../../src/early/createEarlySearch.ts';
import {OPENER, type EarlyAnswer} from '../../src/early/contract.ts';
import type {EarlyPart} from '@help-center/html-first/early';

let part: EarlyPart;
let onMessage: ((event: {data: object}) => void) | undefined;
let lastId = 0;
const queries: string[] = [];
const openings: object[] = [];

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

function createPart(): void {
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

const openFrame = (query = '', onClose: (isLeaving: boolean) => void = () => undefined) =>
  part.open(query, onClose);
const show = (answer: EarlyAnswer) => onMessage?.({data: {id: lastId, ok: true, value: answer}});
const input = () => document.querySelector<HTMLInputElement>('dialog input') as HTMLInputElement;
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('dialog a')];

const status = () => document.querySelector('dialog output')?.textContent;

function type(text: string) {
  input().value = text;
  input().dispatchEvent(new Event('input'));
}

function press(key: string, init: KeyboardEventInit = {}) {
  (document.activeElement ?? input()).dispatchEvent(
    new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init}),
  );
}

function answerTo(query: string, href = '#camera'): EarlyAnswer {
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

test('counts as open when its field takes the focus, which is a sign of intent that it answers itself', () => {
  const seen: boolean[] = [];
  const look = () => void seen.push(part.isOpen());
  document.addEventListener('focusin', look);
  HTMLDialogElement.prototype.showModal = () => input().focus();
  openFrame();
  document.removeEventListener('focusin', look);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(false);
  document.querySelector('dialog')?.close();
  expect(part.isOpen()).toBe(false);
});

test('shows hits as links, and what they hold as text', () => {
  openFrame();
  type('cam');
  expect(queries.at(-1)).toBe('cam');
  show(answerTo('cam'));
  expect(document.querySelector('dialog div')?.textContent).toBe('ANSVISAdd a <i>cam</i>Guides › Cameras');
  expect(document.querySelector('dialog i')).toBeNull();
  expect(document.querySelector('dialog mark')?.textContent).toBe('<i>cam</i>');
  expect(document.querySelector('dialog output')?.textContent).toBe('1 result');
});

test('hands over the query, and the hits when they are those of the query', () => {
  openFrame();
  type('cam');
  show(answerTo('cam'));
  type('came');
  expect(window.helpCenterEarlySearch?.takeQuery()).toEqual({
    query: 'came',
    result: undefined,
    entered: false,
  });
  openFrame();
  type('cam');
  show(answerTo('cam'));
  expect(window.helpCenterEarlySearch?.takeQuery()).toMatchObject({
    query: 'cam',
    result: {nbHits: 1},
    entered: false,
  });
});

test('opens the first hit on Enter, also when that was pressed before there was one', () => {
  const opened: string[] = [];
  addEventListener('click', ({target}) => opened.push((target as HTMLAnchorElement).hash), {once: true});
  openFrame();
  type('cam');
  press('Enter');
  expect(opened).toEqual([]);
  show(answerTo('cam'));
  expect(opened).toEqual(['#camera']);
  expect(document.querySelector('dialog')).toBeNull();
});

test('typing on takes an early Enter back', () => {
  openFrame();
  press('Enter');
  type('cam');
  show(answerTo('cam'));
  expect(links()).toHaveLength(1);
  expect(document.querySelector('dialog')).not.toBeNull();
});

test('gives the focus back when it is closed without the dialog', () => {
  const onClose = vi.fn<() => void>();
  openFrame('', onClose);
  document.querySelector('dialog')?.close();
  expect(onClose).toHaveBeenCalledOnce();
});

test('an Enter is handed over with the query, and forgotten when the frame is closed', () => {
  openFrame();
  type('cam');
  press('Enter');
  expect(window.helpCenterEarlySearch?.takeQuery()).toMatchObject({query: 'cam', entered: true});

  const opened: string[] = [];
  addEventListener('click', ({target}) => opened.push((target as HTMLAnchorElement).hash), {once: true});
  openFrame();
  type('cam');
  press('Enter');
  document.querySelector('dialog')?.close();
  expect(queries.at(-1)).toBe('');
  show(answerTo('cam'));
  expect(opened).toEqual([]);
});

test('Enter opens a hit with the keys that were held with it', () => {
  let click: MouseEvent | undefined;
  addEventListener('click', (event) => (click = event), {once: true});
  openFrame();
  type('cam');
  show(answerTo('cam'));
  press('Enter', {ctrlKey: true});
  expect(click?.ctrlKey).toBe(true);
  expect(document.querySelector('dialog')).not.toBeNull();
});

test.each([{isComposing: true}, {keyCode: 229}])(
  'Enter that ends a composition opens nothing: %j',
  (init) => {
    const opened = vi.fn<() => void>();
    addEventListener('click', opened, {once: true});
    openFrame();
    type('cam');
    show(answerTo('cam'));
    press('Enter', init);
    expect(opened).not.toHaveBeenCalled();
  },
);

test('the arrows lead from the field through the hits and back', () => {
  openFrame();
  type('cam');
  show(answerTo('cam'));
  press('ArrowDown');
  expect(document.activeElement).toBe(links()[0]);
  press('x');
  expect(document.activeElement).toBe(input());
  press('ArrowUp');
  expect(document.activeElement).toBe(links()[0]);
  press('ArrowDown');
  expect(document.activeElement).toBe(input());
});

test('an emptied field has no hits, and one without hits says that search is under way', () => {
  openFrame();
  type('cam');
  show(answerTo('cam'));
  type('');
  expect(links()).toEqual([]);
  expect(status()).toBe('Loading search…');
  type('cam');
  show(answerTo('cam'));
  type('camx');
  show({query: 'camx', result: {nbHits: 0, hits: []} as never, groups: []});
  expect(links()).toEqual([]);
  expect(status()).toBe('Loading search…');
});

test('keeps the newest hits that were opened for the recent searches', () => {
  localStorage.clear();
  const key = 'help-center.opened.help-site';
  openFrame();
  type('cam');
  show(answerTo('cam'));
  for (let number = 0; number < 8; number++) {
    show({...answerTo('cam'), result: {nbHits: 1, hits: [{objectID: String(number)}]} as never});
    links()[0]?.dispatchEvent(new MouseEvent('click', {bubbles: true, ctrlKey: true}));
  }
  const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
  expect(kept).toEqual(['1', '2', '3', '4', '5', '6', '7'].map((objectID) => ({objectID})));
  localStorage.setItem(key, 'not a list');
  press('Enter');
  expect(document.querySelector('dialog')).toBeNull();
});

test('tells whether a hit was followed when it closes', () => {
  const onClose = vi.fn<(followed: boolean) => void>();
  openFrame('', onClose);
  type('cam');
  show(answerTo('cam'));
  links()[0]?.click();
  expect(onClose).toHaveBeenCalledWith(true);
});

const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(
    ({textContent}) => textContent === name,
  );

test('has a button that closes it, for readers without an Escape key', () => {
  const onClose = vi.fn<(isLeaving: boolean) => void>();
  openFrame('', onClose);
  button('Cancel')?.click();
  expect(onClose).toHaveBeenCalledWith(false);
  expect(document.querySelector('dialog')).toBeNull();
});

test('a press beside it closes it, and Escape does so at once', () => {
  openFrame();
  expect(document.querySelector('dialog')?.closedBy).toBe('any');
  // Escape only empties a field of the type "search" that holds something.
  expect(input().type).toBe('text');
});

test.each([
  ['its path', null, location.pathname],
  ['no path, where the reader wants no product first', 'off', ''],
])('the worker is told %s', async (_, kept, path) => {
  document.body.innerHTML = '';
  localStorage.clear();
  if (kept !== null) localStorage.setItem('help-center.order-site', kept);
  openings.length = 0;
  createPart();
  await vi.waitFor(() => expect(openings).toHaveLength(1));
  expect(openings[0]).toMatchObject({kind: 'open', path});
  localStorage.clear();
});

test('a failure stays told when the field is emptied and when a query has no hits', () => {
  openFrame();
  part.fail();
  expect(status()).toContain('Unable to fetch results.');
  type('');
  expect(status()).toContain('Unable to fetch results.');
  type('cam');
  show(answerTo('cam'));
  expect(status()).toBe('1 result');
  show({query: 'cam', result: {nbHits: 0, hits: []} as never, groups: []});
  expect(status()).toContain('Unable to fetch results.');
});

test('after a failure a button loads the page anew with what was typed', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  openFrame();
  type('cam');
  expect(button('Retry')?.hidden).toBe(true);
  part.fail();
  expect(button('Retry')?.hidden).toBe(false);
  button('Retry')?.click();
  expect(reload).toHaveBeenCalledOnce();
  expect(part.takeKept()).toBe('cam');
});

test('the number of results is written as the language writes it', () => {
  document.documentElement.lang = 'de';
  openFrame();
  type('cam');
  show({...answerTo('cam'), result: {nbHits: 12_345, hits: []} as never});
  expect(status()).toBe('12.345 results');
});
