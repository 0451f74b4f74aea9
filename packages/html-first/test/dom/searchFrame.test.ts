import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {openSearchFrame} from '../../src/loader/searchFrame.ts';
import * as searchStart from '../../src/loader/searchStart.ts';
import type {EarlyAnswer} from '../../src/loader/searchStart.ts';

let show: (answer: EarlyAnswer) => void = () => undefined;
const queries: string[] = [];

beforeEach(() => {
  // The environment of these tests has no dialogs.
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = function close() {
    this.dispatchEvent(new Event('close'));
  };
  queries.length = 0;
  vi.spyOn(searchStart, 'askEarly').mockImplementation((query, onAnswer) => {
    queries.push(query);
    if (onAnswer !== undefined && query !== '') show = onAnswer;
  });
});
afterEach(() => {
  document.querySelector('dialog')?.close();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

const input = () => document.querySelector<HTMLInputElement>('dialog input') as HTMLInputElement;
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('dialog a')];

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
    result: {nbHits: 1, hits: [{objectID: '1'}]},
    groups: [{label: 'ANSVIS', hits: [{href, title, path: 'Guides › Cameras', position: 0}]}],
  };
}

test('shows hits as links, and what they hold as text', () => {
  openSearchFrame('', () => undefined);
  type('cam');
  expect(queries.at(-1)).toBe('cam');
  show(answerTo('cam'));
  expect(document.querySelector('dialog div')?.textContent).toBe('ANSVISAdd a <i>cam</i>Guides › Cameras');
  expect(document.querySelector('dialog i')).toBeNull();
  expect(document.querySelector('dialog mark')?.textContent).toBe('<i>cam</i>');
  expect(document.querySelector('dialog [role=status]')?.textContent).toBe('1 result');
});

test('hands over the query, and the hits when they are those of the query', () => {
  openSearchFrame('', () => undefined);
  type('cam');
  show(answerTo('cam'));
  type('came');
  expect(window.helpCenterEarlySearch?.take()).toEqual({query: 'came', result: undefined, entered: false});
  openSearchFrame('', () => undefined);
  type('cam');
  show(answerTo('cam'));
  expect(window.helpCenterEarlySearch?.take()).toMatchObject({
    query: 'cam',
    result: {nbHits: 1},
    entered: false,
  });
});

test('opens the first hit on Enter, also when that was pressed before there was one', () => {
  const opened: string[] = [];
  addEventListener('click', ({target}) => opened.push((target as HTMLAnchorElement).hash), {once: true});
  openSearchFrame('', () => undefined);
  type('cam');
  press('Enter');
  expect(opened).toEqual([]);
  show(answerTo('cam'));
  expect(opened).toEqual(['#camera']);
  expect(document.querySelector('dialog')).toBeNull();
});

test('typing on takes an early Enter back', () => {
  openSearchFrame('', () => undefined);
  press('Enter');
  type('cam');
  show(answerTo('cam'));
  expect(links()).toHaveLength(1);
  expect(document.querySelector('dialog')).not.toBeNull();
});

test('gives the focus back when it is closed without the dialog', () => {
  const onClose = vi.fn<() => void>();
  openSearchFrame('', onClose);
  document.querySelector('dialog')?.close();
  expect(onClose).toHaveBeenCalledOnce();
});

test('an Enter is handed over with the query, and forgotten when the frame is closed', () => {
  openSearchFrame('', () => undefined);
  type('cam');
  press('Enter');
  expect(window.helpCenterEarlySearch?.take()).toMatchObject({query: 'cam', entered: true});

  const opened: string[] = [];
  addEventListener('click', ({target}) => opened.push((target as HTMLAnchorElement).hash), {once: true});
  openSearchFrame('', () => undefined);
  type('cam');
  press('Enter');
  const late = show;
  document.querySelector('dialog')?.close();
  expect(queries.at(-1)).toBe('');
  late(answerTo('cam'));
  expect(opened).toEqual([]);
});

test('Enter opens a hit with the keys that were held with it', () => {
  let click: MouseEvent | undefined;
  addEventListener('click', (event) => (click = event), {once: true});
  openSearchFrame('', () => undefined);
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
    openSearchFrame('', () => undefined);
    type('cam');
    show(answerTo('cam'));
    press('Enter', init);
    expect(opened).not.toHaveBeenCalled();
  },
);

test('the arrows lead from the field through the hits and back', () => {
  openSearchFrame('', () => undefined);
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
  const status = () => document.querySelector('dialog [role=status]')?.textContent;
  openSearchFrame('', () => undefined);
  type('cam');
  show(answerTo('cam'));
  type('');
  expect(links()).toEqual([]);
  expect(status()).toBe('Loading search…');
  type('cam');
  show(answerTo('cam'));
  show({query: 'camx', result: {nbHits: 0, hits: []}, groups: []});
  expect(links()).toEqual([]);
  expect(status()).toBe('Loading search…');
});

test('keeps the newest hits that were opened for the recent searches', () => {
  localStorage.clear();
  document.body.innerHTML =
    '<script type="application/json" id="html-first">{"search":{"worker":{"index":{"indexName":"help"}}}}</script>';
  const key = '__HELP_CENTER_OPENED_HITS__help';
  openSearchFrame('', () => undefined);
  type('cam');
  show(answerTo('cam'));
  for (let number = 0; number < 8; number++) {
    show({...answerTo('cam'), result: {nbHits: 1, hits: [{objectID: String(number)}]}});
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
  openSearchFrame('', onClose);
  type('cam');
  show(answerTo('cam'));
  links()[0]?.click();
  expect(onClose).toHaveBeenCalledWith(true);
});
