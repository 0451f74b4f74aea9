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

/** Lets the loader start on a page whose fields were changed before, and reports the fields heard after hydration. */
function startOn(html: string, change: (field: HTMLInputElement) => void): string[] {
  release();
  document.body.innerHTML = html;
  const heard: string[] = [];
  for (const field of document.body.querySelectorAll<HTMLInputElement>('input,textarea,select')) {
    change(field);
    for (const type of ['input', 'change'])
      field.addEventListener(type, () => heard.push(`${field.localName} ${field.value}`));
  }
  release = intercept(ask);
  release();
  replay();
  return heard;
}

test('replays what was typed before the loader started', () => {
  const type = (field: HTMLInputElement) => {
    field.value = 'Which step?';
  };
  expect(startOn('<textarea></textarea><input value="Steps">', type)).toEqual([
    'textarea ',
    'textarea Which step?',
    'input ',
    'input Which step?',
  ]);
});

test('replays an option that was selected before the loader started', () => {
  const select = (field: HTMLInputElement) => {
    field.value = 'cm';
  };
  expect(startOn('<select><option selected>mm</option><option>cm</option></select>', select)).toEqual([
    'select ',
    'select cm',
  ]);
});

test('replays no field that has its served value', () => {
  const html =
    '<textarea>a</textarea><input value="b"><select><option>mm</option><option>cm</option></select>';
  expect(startOn(html, () => {})).toEqual([]);
});

test('leaves fields that handle their own events alone', () => {
  const type = (field: HTMLInputElement) => {
    field.value = 'license';
  };
  expect(startOn('<p data-native><input></p><input data-native>', type)).toEqual([]);
});

test('leaves a chosen file to its field, as scripts cannot choose one', () => {
  release();
  document.body.innerHTML = '<input type="file">';
  release = intercept(ask);
  const field = document.querySelector('input')!;
  field.dispatchEvent(new Event('input', {bubbles: true}));
  const heard = vi.fn<() => void>();
  field.addEventListener('input', heard);
  replay();
  expect(heard).not.toHaveBeenCalled();
});
