import {act} from 'react';
import {afterEach, expect, test, vi} from 'vitest';
import {createHit} from '../client/support/createResult.ts';
import {CAMERA_HITS, createCameraDialog, type TestDialog} from './createDialog.tsx';
import {ApiError, DeserializationError, RetryError} from '../../src/client/SearchClient.ts';

let dialog: TestDialog;
async function open(setup: Parameters<typeof createCameraDialog>[0] = {}): Promise<void> {
  dialog = await createCameraDialog(setup);
}
async function ask(setup?: Parameters<typeof open>[0]): Promise<void> {
  await open(setup);
  await dialog.type('camera');
}
async function fail(error: Error): Promise<void> {
  await open();
  dialog.search.mockRejectedValueOnce(error);
  await dialog.type('camera');
}

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
  await ask();
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
  await ask();
  expect(dialog.options()[1]?.textContent).toBe('Cameras Add a camera');
  const shown = (option?: HTMLElement) => option?.querySelector('.DocSearch-Hit-page')?.textContent.trim();
  expect(dialog.options().map(shown)).toEqual(['Cameras', undefined, 'Camera data']);
});

test('closes with Escape', async () => {
  await ask();
  await dialog.press('Escape');
  expect(dialog.onClose).toHaveBeenCalledTimes(1);
});

test.each([87, 1])(
  'links to the search page, with the number of hits of the newest answer: %i',
  async (count) => {
    await open({count});
    for (const query of ['c', 'ca', 'cam']) await dialog.type(query);
    const link = document.querySelector<HTMLAnchorElement>('.DocSearch-HitsFooter a');
    expect(link?.textContent).toBe(`See all ${count} results`);
    expect(link?.getAttribute('href')).toBe('/search?q=cam');
  },
);

test('has no link to a search page that does not exist', async () => {
  await ask({options: {searchPage: null}});
  expect(dialog.text()).not.toContain('See all');
});

test('clears the query with its button and returns to the start', async () => {
  await ask();
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
  await ask({facetFilters});
  expect(dialog.requests[0]).toMatchObject({query: 'camera', hitsPerPage: 20});
  expect(dialog.requests[0]?.facetFilters?.slice(0, 2)).toEqual(facetFilters);
});

test.each([
  [1280, 10],
  [768, 5],
])('requests snippets that fit a screen of %i px', async (width, words) => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width);
  await ask();
  expect(dialog.requests[0]?.attributesToSnippet).toContain(`content:${words}`);
});

test('announces the number of results when typing pauses', async () => {
  vi.useFakeTimers();
  await ask({count: 87});
  const status = () => document.querySelector('output')?.textContent;
  expect(status()).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(status()).toBe('87 results for "camera"');
  vi.useRealTimers();
});

test('shows at most the configured number of hits per section [spec 2.5-15]', async () => {
  const hits = Array.from({length: 6}, (_, number) => createHit('ANSVIS', `Camera ${number}`));
  await ask({hitsFor: () => hits, options: {maxResultsPerGroup: 2}});
  expect(dialog.options()).toHaveLength(2);
});

test('reports searches and opened hits until closing, in order', async () => {
  const told: unknown[][] = [];
  const reporter = {
    answered: (...values: unknown[]) => void told.push(['answered', ...values]),
    clicked: (...values: unknown[]) => void told.push(['clicked', ...values]),
    closed: () => void told.push(['closed']),
  };
  await ask({reporter});
  await dialog.press('ArrowDown');
  await dialog.press('Enter');
  await dialog.unmount();
  expect(told).toEqual([
    ['answered', 'camera', 3],
    ['clicked', 'camera', CAMERA_HITS[0]?.objectID, 0],
    ['closed'],
  ]);
  await open({options: {sessions: {to: 'https://search.example.com/1/sessions', notice: '/privacy'}}});
  expect(document.querySelector('.DocSearch-Footer a')?.getAttribute('href')).toBe('/privacy');
  await dialog.unmount();
  await open();
  expect(document.querySelector('.DocSearch-Footer a')).toBeNull();
});

test('offers suggestions and a report link when nothing was found [spec 8-05]', async () => {
  await open({
    hitsFor: (query) => (query === 'kamera' ? [] : CAMERA_HITS),
    suggestions: ['camera', 'cameras', 'camera data', 'data'],
    options: {missingResultsUrl: 'https://example.com/report?about={query}'},
  });
  await dialog.type('kamera');
  expect(dialog.text()).toContain('No results for "kamera"');
  expect(dialog.text()).toContain('Try searching for');
  expect(document.querySelectorAll('.DocSearch-Prefill')).toHaveLength(3);
  expect(dialog.text()).toContain('Believe this query should return results? Let us know.');
  expect(document.querySelector('a[target=_blank]')?.getAttribute('href')).toBe(
    'https://example.com/report?about=kamera',
  );
  await dialog.click(dialog.button('camera'));
  expect(dialog.input().value).toBe('camera');
  expect(dialog.options()).toHaveLength(3);
});

test('does not offer to report a missing result when reports are not configured', async () => {
  await open({hitsFor: () => []});
  await dialog.type('kamera');
  expect(dialog.text()).not.toContain('Believe this query');
});

test.each([
  ['no host can be reached', new RetryError([])],
  ['a host answers with a page of HTML', new DeserializationError('not JSON', '<html>')],
])('reports that results cannot be fetched when %s', async (_, error) => {
  await fail(error);
  expect(dialog.text()).toContain('Unable to fetch results');
  expect(dialog.text()).toContain('You might want to check your network connection.');
  expect(dialog.text()).not.toContain('No results');
});

test('does not blame the network when a host refuses', async () => {
  await fail(new ApiError('forbidden', 403));
  expect(dialog.text()).toContain('Unable to fetch results');
  expect(dialog.text()).toContain('The search service refused the search (status 403).');
  expect(dialog.text()).not.toContain('network');
});

test('retries with Retry', async () => {
  await fail(new RetryError([]));
  await dialog.click(dialog.button('Retry'));
  expect(dialog.options()).toHaveLength(3);
});

test('shows a configuration error instead of blaming the network', async () => {
  await fail(new Error('`appId` is missing.'));
  expect(dialog.text()).toContain('`appId` is missing.');
});

test('shows that the shipped index answered, and that the service did not', async () => {
  await ask({fallback: true});
  expect(dialog.text()).toContain(
    'The search service did not answer. These results come from the copy shipped with this site.',
  );
});

test('shows when the shipped index answered because the service refused', async () => {
  await ask({fallback: true, refusal: 403});
  const said =
    'The search service refused the search (status 403). These results come from the copy shipped with this site.';
  expect(dialog.text()).toContain(said);
  expect(dialog.text()).not.toContain('did not answer');
});
