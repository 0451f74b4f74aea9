import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {intercept} from '../../src/loader/intercept.ts';
import {replay} from '../../src/loader/replay.ts';

const ask = vi.fn<() => void>();
let release: () => void;

beforeEach(() => {
  vi.stubGlobal('__STORAGE_TYPE__', 'localStorage');
  vi.stubGlobal('__NAMESPACE__', '');
  document.body.innerHTML = '<div role="tab" tabindex="0">Node.js</div>';
  release = intercept(ask);
});
afterEach(() => {
  release();
  replay();
  ask.mockClear();
  vi.unstubAllGlobals();
});

/** Presses a key on the tab; whether that was taken from the browser. */
function isTaken(key: string, modifiers: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...modifiers});
  document.querySelector('[role=tab]')!.dispatchEvent(event);
  return event.defaultPrevented;
}

test('holds an arrow key on a tab until hydration', () => {
  expect(isTaken('ArrowLeft')).toBe(true);
  expect(isTaken('ArrowLeft', {shiftKey: true})).toBe(true);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('keeps a key from a tab until it is replayed, so that React does not hear it twice', () => {
  const pressed = vi.fn<() => void>();
  document.querySelector('[role=tab]')!.addEventListener('keydown', pressed);
  isTaken('Enter');
  expect(pressed).not.toHaveBeenCalled();
  release();
  replay();
  expect(pressed).toHaveBeenCalledOnce();
});

test('leaves browser shortcuts on a tab to the browser', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    expect(isTaken('ArrowLeft', {[modifier]: true})).toBe(false);
    expect(isTaken('Home', {[modifier]: true})).toBe(false);
  }
  expect(ask).not.toHaveBeenCalled();
});

test('leaves Enter on a link that acts as a button to the browser, which clicks the link', () => {
  document.body.innerHTML = '<a role="button" href="#">Guides</a>';
  const event = new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true});
  document.querySelector('a')!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  document.querySelector('a')!.click();
  expect(ask).toHaveBeenCalledOnce();
});
