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
    if (onAnswer !== undefined) show = onAnswer;
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

function press(key: string) {
  input().dispatchEvent(new KeyboardEvent('keydown', {key}));
}

function answerTo(query: string, href = '#camera'): EarlyAnswer {
  const title = [
    {text: 'Add a ', marked: false},
    {text: '<i>cam</i>', marked: true},
  ];
  return {
    query,
    result: {query},
    groups: [{label: 'ANSVIS', hits: [{href, title, path: 'Guides › Cameras'}]}],
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
  expect(document.querySelector('dialog [role=status]')?.textContent).toBe('');
});

test('hands over the query, and the hits when they are those of the query', () => {
  openSearchFrame('', () => undefined);
  type('cam');
  show(answerTo('cam'));
  type('came');
  expect(window.helpCenterEarlySearch?.take()).toEqual({query: 'came', result: undefined});
  openSearchFrame('', () => undefined);
  type('cam');
  show(answerTo('cam'));
  expect(window.helpCenterEarlySearch?.take()).toEqual({query: 'cam', result: {query: 'cam'}});
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
