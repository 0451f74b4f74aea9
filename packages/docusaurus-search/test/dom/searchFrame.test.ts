import {expect, test, vi} from 'vitest';
import {
  answerTo,
  createPart,
  earlyPart,
  input,
  links,
  openFrame,
  openings,
  press,
  queries,
  show,
  type,
  useSearchFrame,
} from './useSearchFrame.ts';

useSearchFrame();

const status = () => document.querySelector('dialog output')?.textContent;
const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('dialog button')].find(
    ({textContent}) => textContent === name,
  );

test('counts as open when its field takes the focus, which is a sign of intent that it answers itself', () => {
  const seen: boolean[] = [];
  const look = () => void seen.push(earlyPart().isOpen());
  document.addEventListener('focusin', look);
  HTMLDialogElement.prototype.showModal = () => input().focus();
  openFrame();
  document.removeEventListener('focusin', look);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(false);
  document.querySelector('dialog')?.close();
  expect(earlyPart().isOpen()).toBe(false);
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

test('tells a page once', () => {
  openFrame();
  type('cam');
  const {groups, ...answer} = answerTo('cam');
  const [hit] = groups[0]?.hits ?? [];
  if (!hit) throw new Error('There is no hit to go from.');
  show({
    ...answer,
    groups: [
      {
        label: 'ANSVIS',
        hits: [
          {...hit, path: ''},
          {...hit, title: []},
        ],
      },
    ],
  });
  expect(links().map(({children}) => [...children].map(({tagName}) => tagName))).toEqual([['B'], ['SMALL']]);
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

test('gives the focus back when it is closed without the dialog', () => {
  const onClose = vi.fn<() => void>();
  openFrame('', onClose);
  document.querySelector('dialog')?.close();
  expect(onClose).toHaveBeenCalledOnce();
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
  earlyPart().fail();
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
  earlyPart().fail();
  expect(button('Retry')?.hidden).toBe(false);
  button('Retry')?.click();
  expect(reload).toHaveBeenCalledOnce();
  expect(earlyPart().takeKept()).toBe('cam');
});

test('the number of results is written as the language writes it', () => {
  document.documentElement.lang = 'de';
  openFrame();
  type('cam');
  show({...answerTo('cam'), result: {nbHits: 12_345, hits: []} as never});
  expect(status()).toBe('12.345 results');
});
