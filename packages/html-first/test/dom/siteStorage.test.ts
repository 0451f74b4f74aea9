import {beforeEach, expect, test, vi} from 'vitest';
import {isShortcut} from '../../src/loader/shortcuts.ts';
import {keepChoice} from '../../src/loader/colourMode.ts';

const OPENER = {button: '.Open', keys: ['any'], offKey: 'off'};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('__STORAGE_TYPE__', 'sessionStorage');
  vi.stubGlobal('__NAMESPACE__', '-site');
});

test("reads switched-off shortcuts from the site's storage and namespace", () => {
  const slash = new KeyboardEvent('keydown', {key: '/'});
  localStorage.setItem('off', 'off');
  expect(isShortcut(slash, OPENER)).toBe(true);
  sessionStorage.setItem('off-site', 'off');
  expect(isShortcut(slash, OPENER)).toBe(false);
});

test("stores its state in the site's storage and namespace", () => {
  keepChoice('theme', 'dark');
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['theme-site']);
});

test('keeps shortcuts on when the storage is blocked', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(isShortcut(new KeyboardEvent('keydown', {key: '/'}), OPENER)).toBe(true);
  vi.unstubAllGlobals();
});
