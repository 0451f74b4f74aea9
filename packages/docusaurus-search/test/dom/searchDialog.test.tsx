import {act} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {ApiError, DeserializationError, RetryError} from '../../src/client/errors.ts';
import {createHit} from '../client/support/createResult.ts';
import {createDialog} from './createDialog.tsx';
import type {TestDialog} from './createDialog.tsx';

const HITS = [
  createHit('ANSVIS', 'Cameras'),
  createHit('DLHUB', 'Camera data'),
  createHit('ANSVIS', 'Cameras', 'Add a camera'),
];

let dialog: TestDialog;
const open = async (setup: Parameters<typeof createDialog>[0] = {}) => {
  dialog = await createDialog({hitsFor: () => HITS, ...setup});
  return dialog;
};
const active = () => dialog.options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

beforeEach(() => {
  vi.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(async () => {
  await dialog.unmount();
  vi.restoreAllMocks();
});

test('starts with the focus in the input and says that there are no recent searches', async () => {
  await open();
  expect(document.activeElement).toBe(dialog.input());
  expect(dialog.text()).toContain('No recent searches');
  expect(dialog.input().placeholder).toBe('Search docs');
});

test('groups the hits by top-level section under a combobox that names its list', async () => {
  await open();
  await dialog.type('camera');
  expect(dialog.input().getAttribute('aria-expanded')).toBe('true');
  const list = document.getElementById(dialog.input().getAttribute('aria-controls') ?? '');
  const groups = [...(list?.querySelectorAll('[role=group]') ?? [])];
  expect(
    groups.map((group) => [
      group.firstElementChild?.textContent,
      group.querySelectorAll('[role=option]').length,
    ]),
  ).toEqual([
    ['ANSVIS', 2],
    ['DLHUB', 1],
  ]);
});

test('shows the page of a hit once, then its parts; the group names the product already', async () => {
  await open();
  await dialog.type('camera');
  expect(dialog.options()[1]?.textContent).toBe('Cameras Add a camera');
  const shown = (option?: HTMLElement) => option?.querySelector('.DocSearch-Hit-page')?.textContent.trim();
  expect(dialog.options().map(shown)).toEqual(['Cameras', undefined, 'Camera data']);
});

test('marks no entry as active while the reader types', async () => {
  await open();
  await dialog.type('camera');
  expect(active()).toBe(-1);
  expect(dialog.input().hasAttribute('aria-activedescendant')).toBe(false);
});

test('moves the active entry with the arrows, around the ends', async () => {
  await open();
  await dialog.type('camera');
  const visited: number[] = [];
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await dialog.press(key);
    visited.push(active());
  }
  expect(visited).toEqual([0, 2, 0, 1, 2]);
  expect(dialog.input().getAttribute('aria-activedescendant')).toBe(dialog.options()[2]?.id);
});

test('opens the active entry with Enter inside the site, closes and remembers it', async () => {
  await open();
  await dialog.type('camera');
  await dialog.press('ArrowDown');
  await dialog.press('ArrowDown');
  await dialog.press('Enter');
  expect(dialog.navigate).toHaveBeenCalledWith('/docs/ANSVIS/#add-a-camera');
  expect(dialog.onClose).toHaveBeenCalledTimes(1);
  expect(dialog.saved.getLists().recent.map(({objectID}) => objectID)).toEqual([
    'ANSVIS/Cameras/Add a camera',
  ]);
});

test('opens the first hit with Enter when none is active', async () => {
  await open();
  await dialog.type('camera');
  await dialog.press('Enter');
  expect(dialog.navigate).toHaveBeenCalledWith('/docs/ANSVIS/#cameras');
});

test.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}])(
  'opens a new tab with Enter and %j, and stays',
  async (keys) => {
    await open();
    await dialog.type('camera');
    await dialog.press('ArrowDown');
    await dialog.press('Enter', keys);
    expect(window.open).toHaveBeenCalledWith('/docs/ANSVIS/#cameras', '_blank', 'noopener');
    expect(dialog.navigate).not.toHaveBeenCalled();
    expect(dialog.onClose).not.toHaveBeenCalled();
  },
);

test('leaves Enter to the input method while it composes', async () => {
  await open();
  await dialog.type('カメラ');
  const event = await dialog.press('Enter', {isComposing: true});
  expect(event.defaultPrevented).toBe(false);
  expect(dialog.navigate).not.toHaveBeenCalled();
});

test('opens the first hit of the newest answer when Enter comes before it', async () => {
  await open();
  let answer = () => {};
  const {search} = dialog;
  const real = search.getMockImplementation();
  search.mockImplementation(async (...call) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return real!(...call);
  });
  await dialog.type('camera');
  await dialog.press('Enter');
  expect(dialog.navigate).not.toHaveBeenCalled();
  await act(async () => answer());
  expect(dialog.navigate).toHaveBeenCalledWith('/docs/ANSVIS/#cameras');
});

test('closes with Escape', async () => {
  await open();
  await dialog.type('camera');
  await dialog.press('Escape');
  expect(dialog.onClose).toHaveBeenCalledTimes(1);
});

test('opens an address that matches the external pattern by leaving the page', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const external = {...createHit('Forum', 'Post'), url: 'https://forum.example.com/t/1'};
  await open({hitsFor: () => [external], options: {externalUrlRegex: '^https://forum'}});
  await dialog.type('post');
  await dialog.press('Enter');
  expect(assign).toHaveBeenCalledWith('https://forum.example.com/t/1');
  expect(dialog.navigate).not.toHaveBeenCalled();
});

test('links to the search page with the number of hits of the newest answer', async () => {
  await open({count: 87});
  for (const query of ['c', 'ca', 'cam']) await dialog.type(query);
  const link = document.querySelector<HTMLAnchorElement>('.DocSearch-HitsFooter a');
  expect(link?.textContent).toBe('See all 87 results');
  expect(link?.getAttribute('href')).toBe('/search?q=cam');
});

test('has no link to a search page that does not exist', async () => {
  await open({searchPageHref: () => null});
  await dialog.type('camera');
  expect(dialog.text()).not.toContain('See all');
});

test('offers other queries and the way to report when nothing was found', async () => {
  await open({
    hitsFor: (query) => (query === 'kamera' ? [] : HITS),
    suggestions: ['camera', 'cameras', 'camera data', 'data'],
    options: {missingResultsUrl: 'https://example.com/report?about={query}'},
  });
  await dialog.type('kamera');
  expect(dialog.text()).toContain('No results for "kamera"');
  expect(dialog.text()).toContain('Try searching for');
  expect(document.querySelectorAll('.DocSearch-Prefill')).toHaveLength(3);
  expect(dialog.text()).toContain('Believe this query should return results?');
  expect(document.querySelector('a[target=_blank]')?.getAttribute('href')).toBe(
    'https://example.com/report?about=kamera',
  );
  await dialog.click(dialog.button('camera'));
  expect(dialog.input().value).toBe('camera');
  expect(dialog.options()).toHaveLength(3);
});

test('does not ask to report a missing result when nobody is configured to hear of it', async () => {
  await open({hitsFor: () => []});
  await dialog.type('kamera');
  expect(dialog.text()).not.toContain('Believe this query');
});

test.each([
  ['no host can be reached', new RetryError([])],
  ['a host answers with a page of HTML', new DeserializationError('not JSON', '<html>')],
])('says that results cannot be fetched when %s', async (_, error) => {
  await open();
  dialog.search.mockRejectedValueOnce(error);
  await dialog.type('camera');
  expect(dialog.text()).toContain('Unable to fetch results');
  expect(dialog.text()).toContain('You might want to check your network connection.');
  expect(dialog.text()).not.toContain('No results');
});

test('does not blame the network when a host refuses', async () => {
  await open();
  dialog.search.mockRejectedValueOnce(new ApiError('forbidden', 403));
  await dialog.type('camera');
  expect(dialog.text()).toContain('The search was refused');
  expect(dialog.text()).toContain('The search service answered with status 403.');
  expect(dialog.text()).not.toContain('network');
  expect(dialog.text()).not.toContain('Unable to fetch results');
});

test('fetches again with Retry', async () => {
  await open();
  dialog.search.mockRejectedValueOnce(new RetryError([]));
  await dialog.type('camera');
  await dialog.click(dialog.button('Retry'));
  expect(dialog.options()).toHaveLength(3);
});

test('quotes an error of the configuration instead of blaming the network', async () => {
  await open();
  dialog.search.mockRejectedValueOnce(new Error('`appId` is missing.'));
  await dialog.type('camera');
  expect(dialog.text()).toContain('`appId` is missing.');
});

test('says when the copy shipped with the site answered', async () => {
  await open({fallback: true});
  await dialog.type('camera');
  expect(dialog.text()).toContain('These results come from the copy shipped with this site.');
});

test('clears the query with its button and goes back to the start', async () => {
  await open();
  await dialog.type('camera');
  await dialog.click(dialog.button('Clear the query'));
  expect(dialog.input().value).toBe('');
  expect(dialog.text()).toContain('No recent searches');
});

test('closes with Cancel', async () => {
  await open();
  await dialog.click(dialog.button('Cancel'));
  expect(dialog.onClose).toHaveBeenCalledTimes(1);
});

test('starts with the query it is given', async () => {
  await open({initialQuery: 'camera'});
  expect(dialog.input().value).toBe('camera');
  expect(dialog.options()).toHaveLength(3);
});

test('limits each query to the context of the page', async () => {
  const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
  await open({facetFilters});
  await dialog.type('camera');
  expect(dialog.requests[0]).toMatchObject({query: 'camera', hitsPerPage: 20});
  expect(dialog.requests[0]?.facetFilters?.slice(0, 2)).toEqual(facetFilters);
});

test('takes over what was typed before the dialog was there', async () => {
  await open({initialQuery: 'c', takeEarlyQuery: () => ({query: 'camera'})});
  expect(dialog.input().value).toBe('camera');
  expect(document.activeElement).toBe(dialog.input());
});

test.each([
  [1280, 10],
  [768, 5],
])('asks for snippets that fit a screen of %i px', async (width, words) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({matches: width <= Number(/max-width: (\d+)px/u.exec(query)?.[1])}) as MediaQueryList,
  );
  await open();
  await dialog.type('camera');
  expect(dialog.requests[0]?.attributesToSnippet).toContain(`content:${words}`);
});

test('announces the number of results once the reader rests', async () => {
  vi.useFakeTimers();
  await open({count: 87});
  await dialog.type('camera');
  const status = () => document.querySelector('output')?.textContent;
  expect(status()).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(status()).toBe('87 results for "camera"');
  vi.useRealTimers();
});

test('shows at most as many hits of a section as the site asks for', async () => {
  const hits = Array.from({length: 6}, (_, number) => createHit('ANSVIS', `Camera ${number}`));
  await open({hitsFor: () => hits, options: {maxResultsPerGroup: 2}});
  await dialog.type('camera');
  expect(dialog.options()).toHaveLength(2);
});

test('tells of its use from opening to closing, in the order of what the reader does', async () => {
  const told: unknown[][] = [];
  const sessions = {
    opened: () => void told.push(['opened']),
    answered: (...values: unknown[]) => void told.push(['answered', ...values]),
    clicked: (...values: unknown[]) => void told.push(['clicked', ...values]),
    closed: () => void told.push(['closed']),
  };
  await open({sessions, noticeHref: '/privacy'});
  await dialog.type('camera');
  await dialog.press('ArrowDown');
  await dialog.press('Enter');
  await dialog.unmount();
  expect(told).toEqual([
    ['opened'],
    ['answered', 'camera', 3],
    ['clicked', 'camera', HITS[0]?.objectID, 0],
    ['closed'],
  ]);
  await open({noticeHref: '/privacy'});
  expect(document.querySelector('.DocSearch-Footer a')?.getAttribute('href')).toBe('/privacy');
  await dialog.unmount();
  await open();
  expect(document.querySelector('.DocSearch-Footer a')).toBeNull();
});
