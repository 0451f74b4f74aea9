import {afterEach, expect, test} from 'vitest';
import type {AnswerBody} from '../../src/client/SearchClient.ts';
import {createHit} from '../client/support/createResult.ts';
import {createDialog, type TestDialog} from './createDialog.tsx';

const HIT = createHit('ANSVIS', 'Account', 'Reset password');
const OTHER = createHit('ANSVIS', 'Cameras');
const ANSWER: AnswerBody = {
  url: HIT.url,
  url_without_anchor: HIT.url.replace(/#.*/u, ''),
  anchor: 'reset-password',
  hierarchy: HIT.hierarchy,
  product: 'ANSVIS',
  blocks: [
    {type: 'text', text: 'Choose <b>Reset</b> & wait.'},
    {type: 'code', text: 'reset --now\nreset --later'},
  ],
};

let dialog: TestDialog;
const ask = async (setup: Parameters<typeof createDialog>[0] = {}) => {
  dialog = await createDialog({hitsFor: () => [HIT, OTHER], answers: [ANSWER], ...setup});
  await dialog.type('reset password');
};
const card = () => document.querySelector('.SearchAnswer');

afterEach(() => dialog.unmount());

test('shows the whole answer as text above the hits, with its label', async () => {
  await ask();
  expect(card()?.querySelector('p:not(.SearchAnswer-source)')?.textContent).toBe(
    'Choose <b>Reset</b> & wait.',
  );
  expect(card()?.querySelector('pre')?.textContent).toBe('reset --now\nreset --later');
  const label = document.getElementById(card()?.getAttribute('aria-labelledby') ?? '');
  expect(label?.textContent).toBe('Answer');
  const list = document.querySelector('[role=listbox]') as Element;
  expect(card()?.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(dialog.options()).toHaveLength(2);
});

test('keeps step numbers across interruptions and renders items and rows as lists', async () => {
  const blocks: AnswerBody['blocks'] = [
    {type: 'step', text: 'Stop.', step: 2},
    {type: 'step', text: 'Wait.', step: 3},
    {type: 'code', text: 'start'},
    {type: 'step', text: 'Go.', step: 4},
    {type: 'item', text: 'One'},
    {type: 'row', text: 'Port: 80'},
  ];
  await ask({answers: [{...ANSWER, blocks}]});
  const lists = [...(card()?.querySelectorAll('ol, ul') ?? [])];
  const shown = (list: Element) =>
    [...list.children].map((item) => [item.getAttribute('value'), item.textContent]);
  expect(lists.map((list) => [list.tagName, shown(list)])).toEqual([
    [
      'OL',
      [
        ['2', 'Stop.'],
        ['3', 'Wait.'],
      ],
    ],
    ['OL', [['4', 'Go.']]],
    ['UL', [[null, 'One']]],
    ['UL', [[null, 'Port: 80']]],
  ]);
});

test('has a link with the section name that Tab reaches and that opens the hit', async () => {
  await ask();
  const link = card()?.querySelector('a') as HTMLAnchorElement;
  expect(card()?.textContent).toContain('Account › Reset password');
  expect(link.getAttribute('href')).toBe('/docs/ANSVIS/#reset-password');
  expect(link.tabIndex).toBe(0);
  await dialog.click(link);
  expect(dialog.navigate).toHaveBeenCalledWith('/docs/ANSVIS/#reset-password');
  expect(dialog.saved.getLists().recent).toHaveLength(1);
});

test('the answer of a whole page is not repeated behind its title', async () => {
  const page = {
    ...createHit('ANSVIS', 'Account'),
    type: 'content' as const,
    content: 'Choose Reset and wait.',
  };
  const texts = () =>
    dialog.options().map((option) => option.querySelector('.DocSearch-Hit-snippet')?.textContent ?? '');
  dialog = await createDialog({hitsFor: () => [page], answers: [{...ANSWER, url: page.url}]});
  await dialog.type('reset password');
  expect(card()).not.toBeNull();
  expect(texts()).toEqual(['']);
  await dialog.unmount();
  dialog = await createDialog({hitsFor: () => [page]});
  await dialog.type('reset password');
  expect(texts()).toEqual(['Choose Reset and wait.']);
});

test('is announced together with the number of results', async () => {
  await ask();
  await expect
    .poll(() => document.querySelector('output')?.textContent)
    .toBe('2 results for "reset password". Answer: Reset password');
});

test.each([
  ['the option is off', {options: {answers: false}}],
  ['it belongs to none of the hits', {answers: [{...ANSWER, url: 'https://elsewhere.example.com/'}]}],
  ['its texts are no texts', {answers: [{...ANSWER, blocks: [{type: 'text', text: 7}]} as never]}],
  ['it is something else of another service', {answers: ['forty-two'] as never}],
])('is not shown when %s', async (_, setup) => {
  await ask(setup);
  expect(dialog.options()).toHaveLength(2);
  expect(card()).toBeNull();
  expect(document.querySelector('output')?.textContent ?? '').not.toContain('Answer');
});
