import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {
  type SavedLists,
  readVisitedPages,
  rememberVisit,
  withoutSaved,
} from '../../src/client/saved/createSavedSearches.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('keeps the six most recently visited pages, newest first', () => {
  for (let page = 0; page < 8; page += 1) rememberVisit(`/docs/${page}/`, `Page ${page}`);
  expect(readVisitedPages().map(({path}) => path)).toEqual([
    '/docs/7/',
    '/docs/6/',
    '/docs/5/',
    '/docs/4/',
    '/docs/3/',
    '/docs/2/',
  ]);
});

test('lists a page once, with its newest title', () => {
  rememberVisit('/docs/a/', 'Old');
  rememberVisit('/docs/b/', 'B');
  rememberVisit('/docs/a/', 'New');
  expect(readVisitedPages()).toEqual([
    {path: '/docs/a/', title: 'New'},
    {path: '/docs/b/', title: 'B'},
  ]);
});

test.each([
  'not json',
  '{}',
  '[null, 1, {"path": "/docs/a/"}]',
  '[{"path": {}, "title": {}}]',
  '[{"path": "http://[", "title": "A"}]',
])('ignores %s in the storage', (stored) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('__HELP_CENTER_VISITED_PAGES__', stored);
  expect(readVisitedPages()).toEqual([]);
});

test('logs a blocked storage and continues', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  rememberVisit('/docs/a/', 'A');
  expect(readVisitedPages()).toEqual([]);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('VISITED_PAGES'), expect.any(DOMException));
});

test('omits pages of recent and favourite searches', () => {
  const visited = ['a', 'b', 'c'].map((name) => ({path: `/docs/${name}/`, title: name}));
  const lists = {
    recent: [{url: 'https://help.example.com/docs/a/#steps'}],
    favorites: [{url: '/docs/b/'}],
  } as unknown as SavedLists;
  expect(withoutSaved(visited, lists).map(({title}) => title)).toEqual(['c']);
});
