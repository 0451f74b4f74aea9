import {expect, test, vi} from 'vitest';
import {createJsonStorage} from '../../src/client/siteStorage.ts';
import {createSavedSearches} from '../../src/client/saved/createSavedSearches.ts';
import {createMemoryStorage} from './support/createMemoryStorage.ts';
import {createHit} from './support/createResult.ts';

const RECENT_KEY = '__DOCSEARCH_RECENT_SEARCHES__help-center';
const FAVORITE_KEY = '__DOCSEARCH_FAVORITE_SEARCHES__help-center';
const hits = Array.from({length: 12}, (_, index) => createHit('A', `hit ${index}`));

function createSaved(storage = createMemoryStorage()) {
  const saved = createSavedSearches('help-center', storage);
  const ids = () => ({
    recent: saved.getLists().recent.map(({objectID}) => objectID),
    favorites: saved.getLists().favorites.map(({objectID}) => objectID),
  });
  return {saved, storage, ids};
}

test('saves the heading of an opened text hit', () => {
  const {saved} = createSaved();
  saved.addRecent({...createHit('A', 'Page', 'Steps'), type: 'content', content: 'Do this.'});
  expect(saved.getLists().recent[0]).toMatchObject({type: 'lvl2', content: null});
});

test('keeps the seven newest searches without a favourite', () => {
  const {saved, ids} = createSaved();
  for (const hit of hits) saved.addRecent(hit);
  expect(ids().recent).toEqual(
    hits
      .slice(5)
      .map(({objectID}) => objectID)
      .toReversed(),
  );
});

test('keeps four recent searches beside favourites', () => {
  const {saved, ids} = createSaved();
  for (const hit of hits) saved.addRecent(hit);
  saved.promote('A/hit 11');
  expect(ids()).toEqual({
    recent: ['A/hit 10', 'A/hit 9', 'A/hit 8', 'A/hit 7'],
    favorites: ['A/hit 11'],
  });
});

test('keeps ten favourites', () => {
  const {saved, ids} = createSaved();
  for (const hit of hits) {
    saved.addRecent(hit);
    saved.promote(hit.objectID);
  }
  expect(ids().favorites).toHaveLength(10);
  expect(ids().favorites[0]).toBe('A/hit 11');
});

test('moves a search that is opened again to the top', () => {
  const {saved, ids} = createSaved();
  for (const hit of [hits[0], hits[1], hits[0]]) if (hit) saved.addRecent(hit);
  expect(ids().recent).toEqual(['A/hit 0', 'A/hit 1']);
});

test('does not list a favourite as recent', () => {
  const {saved, ids} = createSaved();
  const [hit] = hits;
  if (hit === undefined) throw new Error('there are hits');
  saved.addRecent(hit);
  saved.promote(hit.objectID);
  saved.addRecent(hit);
  expect(ids()).toEqual({recent: [], favorites: ['A/hit 0']});
});

test('removes from either list', () => {
  const {saved, ids} = createSaved();
  for (const hit of hits.slice(0, 2)) saved.addRecent(hit);
  saved.promote('A/hit 0');
  saved.removeRecent('A/hit 1');
  saved.removeFavorite('A/hit 0');
  expect(ids()).toEqual({recent: [], favorites: []});
});

test('stores lists under keys that contain the index name', () => {
  const {saved, storage} = createSaved();
  for (const hit of hits.slice(0, 2)) saved.addRecent(hit);
  saved.promote('A/hit 0');
  expect(storage.read(RECENT_KEY)).toMatchObject([{objectID: 'A/hit 1'}]);
  expect(storage.read(FAVORITE_KEY)).toMatchObject([{objectID: 'A/hit 0'}]);
});

test.each([{}, 'text', [null, 7, {objectID: 'a'}], [{objectID: 1, url: '/', hierarchy: {}}]])(
  'ignores %j in place of a stored list',
  (stored) => {
    const storage = createMemoryStorage();
    storage.write(RECENT_KEY, stored);
    expect(createSaved(storage).ids()).toEqual({recent: [], favorites: []});
  },
);

test('logs an unusable storage to the console and continues [spec 8-07]', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const forbidden = createJsonStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const {saved, ids} = createSaved(forbidden);
  for (const hit of hits.slice(0, 2)) saved.addRecent(hit);
  expect(ids().recent).toEqual(['A/hit 1', 'A/hit 0']);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining(RECENT_KEY), expect.any(DOMException));
  logged.mockRestore();
});

test.each([
  [{url: 'http://['}],
  [{type: 1}],
  [{hierarchy: {lvl0: 'A', lvl1: {}}}],
  [{content: {}}],
  [{product: ['A']}],
])('ignores a stored search with %j', (fault) => {
  const storage = createMemoryStorage();
  for (const key of [RECENT_KEY, FAVORITE_KEY]) storage.write(key, [{...hits[0], ...fault}, hits[1]]);
  expect(createSaved(storage).ids()).toEqual({recent: ['A/hit 1'], favorites: ['A/hit 1']});
});

test('keeps what another tab has saved and shows it after the storage event', () => {
  const storage = createMemoryStorage();
  const [one, other] = [createSaved(storage), createSaved(storage)];
  const [first = '', second = '', third = ''] = hits.map(({objectID}) => objectID);
  one.saved.addRecent(hits[0]);
  one.saved.promote(first);
  other.saved.addRecent(hits[1]);
  other.saved.promote(second);
  one.saved.addRecent(hits[2]);
  one.saved.promote(third);
  expect(one.ids().favorites).toEqual([third, second, first]);
  expect(other.ids().favorites).toEqual([second, first]);
  other.saved.refresh();
  expect(other.ids().favorites).toEqual([third, second, first]);
  one.saved.removeFavorite(second);
  other.saved.addRecent(hits[3]);
  expect(other.ids()).toEqual({recent: [hits[3].objectID], favorites: [third, first]});
});
