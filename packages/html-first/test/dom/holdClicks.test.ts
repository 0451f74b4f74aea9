import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {holdClicks, type HeldClicks} from '../../src/loader/holdClicks.ts';
import {intercept} from '../../src/loader/intercept.ts';
import {replay} from '../../src/loader/replay.ts';
import {typeKey} from '../../src/loader/typeKey.ts';

let held: HeldClicks | undefined;

/** What opens search. */
const OPENERS = [{button: '.Open', keys: ['mod+k', 'any'], offKey: 'off'}];

/** Presses a key; whether that was taken from the browser. */
function press(key: string, target: Element = document.body, init = {}): boolean {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init});
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  vi.stubGlobal('__STORAGE_TYPE__', 'localStorage');
  vi.stubGlobal('__NAMESPACE__', '');
});
afterEach(() => {
  held?.release(typeKey);
  document.body.innerHTML = '';
});

test('repeats a click on release, not before', () => {
  document.body.innerHTML = '<button><span>Menu</span></button>';
  const heard: string[] = [];
  document.querySelector('button')!.addEventListener('click', () => heard.push('click'));
  held = holdClicks(OPENERS);
  document.querySelector('span')!.click();
  expect(heard).toEqual([]);
  held.release(typeKey);
  expect(heard).toEqual(['click']);
});

test('reloads on user actions only when the rest of the loader is gone', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const answer = vi.fn<() => Promise<{ok: boolean}>>(async () => ({ok: true}));
  vi.stubGlobal('fetch', answer);
  document.body.innerHTML = '<button>Menu</button>';
  held = holdClicks(OPENERS);
  held.giveUp();
  expect(reload).not.toHaveBeenCalled();
  document.querySelector('button')!.click();
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  held.release(typeKey);

  held = holdClicks(OPENERS);
  document.querySelector('button')!.click();
  held.giveUp();
  await expect.poll(() => reload).toHaveBeenCalledTimes(2);
  held.release(typeKey);

  // A page that cannot be had stays: loading it anew would lose what is there.
  for (const refuse of [async () => ({ok: false}), () => Promise.reject(new TypeError('no network'))]) {
    answer.mockClear().mockImplementation(refuse);
    held = holdClicks(OPENERS);
    held.giveUp();
    document.querySelector('button')!.click();
    await expect.poll(() => answer).toHaveBeenCalledOnce();
    await Promise.allSettled(answer.mock.results.map(({value}) => value as Promise<unknown>));
    held.release(typeKey);
  }
  expect(reload).toHaveBeenCalledTimes(2);
  reload.mockRestore();
  vi.unstubAllGlobals();
});

test.each([
  ['a click on its button', () => document.querySelector('button')!.click()],
  ['its key', () => press('/')],
])('fetches the first file of a part once on %s', async (_, ask) => {
  const fetched = vi.fn<(address: string) => Promise<never>>(() => Promise.reject(new TypeError('gone')));
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = '<button class="Open" data-native></button><a role="button">Menu</a>';
  held = holdClicks([{...OPENERS[0], src: '/worker.js'}]);
  document.querySelector('a')!.click();
  press('Tab');
  expect(fetched).not.toHaveBeenCalled();
  ask();
  ask();
  expect(fetched.mock.calls).toEqual([['/worker.js']]);
  // A file that cannot be had is reported by what needs it.
  await Promise.allSettled(fetched.mock.results.map(({value}) => value as Promise<never>));
  vi.unstubAllGlobals();
});

test('ignores a plain link', () => {
  document.body.innerHTML = '<a href="/there">There</a>';
  let reached = false;
  document.body.addEventListener('click', () => (reached = true), {once: true});
  held = holdClicks(OPENERS);
  const click = new MouseEvent('click', {bubbles: true, cancelable: true});
  document.querySelector('a')!.dispatchEvent(click);
  expect(reached).toBe(true);
  expect(click.defaultPrevented).toBe(false);
});

test('replays the keys that open search with their modifiers', () => {
  held = holdClicks(OPENERS);
  press('k', document.body, {ctrlKey: true});
  const heard: string[] = [];
  addEventListener('keydown', ({key, ctrlKey}) => heard.push(`${key} ${ctrlKey}`), {once: true});
  held.release(typeKey);
  expect(heard).toEqual(['k true']);
});

test.each([
  ['an arrow key on a tab', '<div role="tab">Node.js</div>', 'ArrowRight'],
  ['the space bar on a button that is none in HTML', '<div role="button">Expand</div>', ' '],
  ['Enter on a menu', '<a aria-haspopup="true" role="button" href="#">English</a>', 'Enter'],
])('keeps %s for React', (_, html, key) => {
  document.body.innerHTML = html;
  const widget = document.body.firstElementChild!;
  const heard: string[] = [];
  widget.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key));
  held = holdClicks(OPENERS);
  expect(press(key, widget)).toBe(true);
  expect(held.intent()?.type).toBe('keydown');
  const ask = vi.fn<() => void>();
  const stop = intercept(ask);
  held.release(typeKey);
  expect(ask).toHaveBeenCalledOnce();
  expect(heard).toEqual([]);
  stop();
  replay();
  expect(heard).toEqual([key]);
});

test('leaves keys on a widget alone that the browser or a part answers', () => {
  document.body.innerHTML = `<a role="button" href="#">Guides</a><div data-native><div role="tab">Hits</div></div>
    <div role="tab">Node.js</div>`;
  const [link, native, tab] = document.querySelectorAll('[role]');
  held = holdClicks(OPENERS);
  // A click follows, which is held.
  expect(press('Enter', link)).toBe(false);
  expect(press('Enter', native)).toBe(false);
  expect(press('Home', tab, {altKey: true})).toBe(false);
  expect(press('Tab', tab)).toBe(false);
});

test('does not take a key on a widget for the opening of search', () => {
  document.body.innerHTML = '<div role="tab">Node.js</div>';
  held = holdClicks(OPENERS);
  press('Enter', document.querySelector('div')!);
  expect(press('Backspace')).toBe(false);
  expect(press(' ')).toBe(false);
});

test('types keys into search that follow its key on a widget', () => {
  document.body.innerHTML = '<div role="tab">Node.js</div><input>';
  const [tab, field] = [document.querySelector('div')!, document.querySelector('input')!];
  held = holdClicks(OPENERS);
  for (const key of ['/', 'i', ' ', 'o', 'Enter']) press(key, tab);
  const heard: string[] = [];
  tab.addEventListener('keydown', ({key}) => {
    heard.push(key);
    field.focus();
  });
  held.release(typeKey);
  expect(heard).toEqual(['/']);
  expect(field.value).toBe('i o');
});

test('remembers a sign of intent', () => {
  held = holdClicks(OPENERS);
  expect(held.intent()).toBeUndefined();
  press('Tab');
  expect(held.intent()?.type).toBe('keydown');
});

test('types what follows the search key into the focused field', () => {
  held = holdClicks(OPENERS);
  for (const key of [' ', '/', 'i', 'o', ' ', '/', 'y', 'Backspace', 'x', 'Enter']) press(key);
  const values: string[] = [];
  addEventListener(
    'keydown',
    ({key}) => {
      expect(key).toBe('/');
      const field = document.createElement('input');
      field.addEventListener('input', () => values.push(field.value));
      document.body.append(field);
      field.focus();
    },
    {once: true},
  );
  held.release(typeKey);
  expect(values).toEqual(['i', 'io', 'io ', 'io /', 'io /y', 'io /', 'io /x']);
});

test('cancels pending search on Escape', () => {
  held = holdClicks(OPENERS);
  for (const key of ['/', 'i', 'Escape', ' ']) press(key);
  const heard = vi.fn<() => void>();
  addEventListener('keydown', heard, {once: true});
  held.release(typeKey);
  expect(heard).not.toHaveBeenCalled();
  removeEventListener('keydown', heard);
});

test('leaves keys alone after Escape cancels search', () => {
  held = holdClicks(OPENERS);
  for (const key of ['/', 'Escape']) press(key);
  expect(press(' ')).toBe(false);
});

test('does not count search as another sign of intent', () => {
  held = holdClicks(OPENERS);
  press('/');
  expect(held.intent()).toBeUndefined();
});

test('types characters into a part that opens on any character', () => {
  document.body.innerHTML = '<input id="other"><button>Menu</button>';
  held = holdClicks(OPENERS);
  expect(press('c', document.querySelector('input')!)).toBe(false);
  expect(press('f', document.body, {ctrlKey: true})).toBe(false);
  expect(press(' ')).toBe(false);
  expect(press('c', document.querySelector('button')!)).toBe(true);
  expect(press('a')).toBe(true);
  const heard: string[] = [];
  addEventListener('keydown', ({key}) => {
    heard.push(key);
    document.querySelector('input')!.value = key;
    document.querySelector('input')!.focus();
  });
  held.release(typeKey);
  expect(heard).toEqual(['c']);
  expect(document.querySelector('input')!.value).toBe('ca');
});
