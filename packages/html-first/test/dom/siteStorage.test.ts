import {beforeEach, expect, test, vi} from 'vitest';
import {isShortcut} from '../../src/loader/shortcuts.ts';
import {keepChoice} from '../../src/loader/siteStorage.ts';

const OPENER = {button: '.Open', keys: ['any'], offKey: 'off'};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('__STORAGE_TYPE__', 'sessionStorage');
  vi.stubGlobal('__NAMESPACE__', '-site');
});

test('keys that a reader has switched off are looked for in the storage and the namespace of the site', () => {
  const slash = new KeyboardEvent('keydown', {key: '/'});
  localStorage.setItem('off', 'off');
  expect(isShortcut(slash, OPENER)).toBe(true);
  sessionStorage.setItem('off-site', 'off');
  expect(isShortcut(slash, OPENER)).toBe(false);
});

test('what the loader keeps is in the storage and the namespace of the site', () => {
  keepChoice('theme', 'dark');
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['theme-site']);
});

test('where the storage is blocked, keys open what they open: nobody can have switched them off', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(isShortcut(new KeyboardEvent('keydown', {key: '/'}), OPENER)).toBe(true);
  vi.unstubAllGlobals();
});
