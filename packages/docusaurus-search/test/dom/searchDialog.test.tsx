import {act} from 'react';
import {afterEach, expect, test, vi} from 'vitest';
import {createHit} from '../client/support/createResult.ts';
import {CAMERA_HITS, createCameraDialog} from './createCameraDialog.tsx';
import type {TestDialog} from './createDialog.tsx';

let dialog: TestDialog;
const open = async (setup: Parameters<typeof createCameraDialog>[0] = {}) => {
  dialog = await createCameraDialog(setup);
};

afterEach(async () => {
  await dialog.unmount();
  vi.restoreAllMocks();
});

test('focuses the input and shows that there are no recent searches', async () => {
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

test('shows the page of a hit once, then its sections, in a group named like the product', async () => {
  await open();
  await dialog.type('camera');
  expect(dialog.options()[1]?.textContent).toBe('Cameras Add a camera');
  const shown = (option?: HTMLElement) => option?.querySelector('.DocSearch-Hit-page')?.textContent.trim();
  expect(dialog.options().map(shown)).toEqual(['Cameras', undefined, 'Camera data']);
});

test('closes with Escape', async () => {
  await open();
  await dialog.type('camera');
  await dialog.press('Escape');
  expect(dialog.onClose).toHaveBeenCalledTimes(1);
});

test('links to the search page with the number of hits of the newest answer', async () => {
  await open({count: 87});
  for (const query of ['c', 'ca', 'cam']) await dialog.type(query);
  const link = document.querySelector<HTMLAnchorElement>('.DocSearch-HitsFooter a');
  expect(link?.textContent).toBe('See all 87 results');
  expect(link?.getAttribute('href')).toBe('/search?q=cam');
});

test('uses the specified text of the search page link for a single result, too', async () => {
  await open({count: 1});
  await dialog.type('camera');
  expect(dialog.text()).toContain('See all 1 results');
});

test('has no link to a search page that does not exist', async () => {
  await open({searchPageHref: () => null});
  await dialog.type('camera');
  expect(dialog.text()).not.toContain('See all');
});

test('clears the query with its button and returns to the start', async () => {
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

test('starts with the given query', async () => {
  await open({initialQuery: 'camera'});
  expect(dialog.input().value).toBe('camera');
  expect(dialog.options()).toHaveLength(3);
});

test('limits each query to the context of the page [spec 2.5-18]', async () => {
  const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
  await open({facetFilters});
  await dialog.type('camera');
  expect(dialog.requests[0]).toMatchObject({query: 'camera', hitsPerPage: 20});
  expect(dialog.requests[0]?.facetFilters?.slice(0, 2)).toEqual(facetFilters);
});

test.each([
  [1280, 10],
  [768, 5],
])('requests snippets that fit a screen of %i px', async (width, words) => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width);
  await open();
  await dialog.type('camera');
  expect(dialog.requests[0]?.attributesToSnippet).toContain(`content:${words}`);
});

test('announces the number of results when typing pauses', async () => {
  vi.useFakeTimers();
  await open({count: 87});
  await dialog.type('camera');
  const status = () => document.querySelector('output')?.textContent;
  expect(status()).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(status()).toBe('87 results for "camera"');
  vi.useRealTimers();
});

test('shows at most the configured number of hits per section [spec 2.5-15]', async () => {
  const hits = Array.from({length: 6}, (_, number) => createHit('ANSVIS', `Camera ${number}`));
  await open({hitsFor: () => hits, options: {maxResultsPerGroup: 2}});
  await dialog.type('camera');
  expect(dialog.options()).toHaveLength(2);
});

test('emits usage events from opening to closing, in order', async () => {
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
    ['clicked', 'camera', CAMERA_HITS[0]?.objectID, 0],
    ['closed'],
  ]);
  await open({noticeHref: '/privacy'});
  expect(document.querySelector('.DocSearch-Footer a')?.getAttribute('href')).toBe('/privacy');
  await dialog.unmount();
  await open();
  expect(document.querySelector('.DocSearch-Footer a')).toBeNull();
});
