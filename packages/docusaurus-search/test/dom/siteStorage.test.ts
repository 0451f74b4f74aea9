import {beforeEach, expect, test} from 'vitest';
import {
  createJsonStorage,
  keepChoice,
  readChoice,
  setSiteStorage,
  siteStorage,
} from '../../src/client/siteStorage.ts';
import {recallPosition, rememberPosition} from '../../src/client/page/usePagedSearch.ts';
import {
  createSavedSearches,
  readVisitedPages,
  rememberVisit,
} from '../../src/client/saved/createSavedSearches.ts';
import {NO_CHARACTERS_KEY} from '../../src/contract/SearchConfig.ts';
import {createHit} from '../client/support/createResult.ts';

beforeEach(() => {
  setSiteStorage({type: 'sessionStorage', namespace: '-site'});
  localStorage.clear();
  sessionStorage.clear();
});

test("stores everything in the site's storage and namespace", () => {
  createSavedSearches(
    'help',
    createJsonStorage(() => siteStorage),
  ).addRecent(createHit('A', 'camera'));
  keepChoice(NO_CHARACTERS_KEY, false);
  rememberVisit('/docs/a/', 'A');
  rememberPosition({search: '?q=a', pageCount: 1, scrollY: 5});
  expect(Object.keys(localStorage)).toEqual([]);
  const keys = Object.keys(sessionStorage);
  expect(keys.length).toBeGreaterThan(3);
  expect(keys.filter((key) => !key.endsWith('-site'))).toEqual([]);
  expect(readChoice(NO_CHARACTERS_KEY)).toBe(false);
  expect(readVisitedPages()).toHaveLength(1);
  expect(recallPosition('?q=a')).toMatchObject({scrollY: 5});
});
