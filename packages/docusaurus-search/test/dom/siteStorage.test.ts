import {beforeEach, expect, test, vi} from 'vitest';
import {createJsonStorage} from '../../src/client/jsonStorage.ts';
import {recallPosition, rememberPosition} from '../../src/client/page/pageMemory.ts';
import {keepChoice, readChoice} from '../../src/client/readerChoice.ts';
import {createSavedSearches} from '../../src/client/saved/createSavedSearches.ts';
import {readVisitedPages, rememberVisit} from '../../src/client/saved/visitedPages.ts';
import {siteStorage} from '../../src/client/siteStorage.ts';
import {ANY_PRODUCT_KEY, OPENED_HITS_KEY, OPENER} from '../../src/early/contract.ts';
import {keepOpenedHit} from '../../src/early/keepOpenedHit.ts';
import {createHit} from '../client/support/createResult.ts';

vi.mock('@generated/site-storage', () => ({default: {type: 'sessionStorage', namespace: '-site'}}));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a hit that was opened before the dialog was there is a recent search of a site with a storage namespace', () => {
  const namespaced = {
    readKept: (key: string) => sessionStorage.getItem(`${key}-site`),
    keep: (key: string, text: string) => sessionStorage.setItem(`${key}-site`, text),
  };
  keepOpenedHit(namespaced, `${OPENED_HITS_KEY}help`, createHit('A', 'camera'));
  const {recent} = createSavedSearches(
    'help',
    createJsonStorage(() => siteStorage),
  ).getLists();
  expect(recent.map(({objectID}) => objectID)).toEqual(['A/camera']);
});

test('everything that search keeps is in the storage and the namespace of the site, and read from there', () => {
  createSavedSearches(
    'help',
    createJsonStorage(() => siteStorage),
  ).addRecent(createHit('A', 'camera'));
  for (const key of [OPENER.offKey, ANY_PRODUCT_KEY]) keepChoice(key, false);
  rememberVisit('/docs/a/', 'A');
  rememberPosition({search: '?q=a', pageCount: 1, scrollY: 5});
  expect(Object.keys(localStorage)).toEqual([]);
  const keys = Object.keys(sessionStorage);
  expect(keys.length).toBeGreaterThan(4);
  expect(keys.filter((key) => !key.endsWith('-site'))).toEqual([]);
  expect([readChoice(OPENER.offKey), readChoice(ANY_PRODUCT_KEY)]).toEqual([false, false]);
  expect(readVisitedPages()).toHaveLength(1);
  expect(recallPosition('?q=a')).toMatchObject({scrollY: 5});
});
