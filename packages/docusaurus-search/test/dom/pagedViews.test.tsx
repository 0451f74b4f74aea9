import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {expect, test, vi} from 'vitest';
import type {Insights} from '../../src/client/insights/createInsights.ts';
import type {Search} from '../../src/client/island/openSearch.ts';
import {usePagedSearch} from '../../src/client/page/usePagedSearch.ts';
import type {PageHistory} from '../../src/client/page/usePageQuery.ts';
import {createHit, createResult} from '../client/support/createResult.ts';
import {OPTIONS} from './createDialog.tsx';

test('counts the hits of each page of results as viewed once, when that page is shown', async () => {
  const all = Array.from({length: 45}, (_, index) => createHit('A', String(index)));
  const viewed = vi.fn<Insights['viewed']>();
  const search = {
    config: OPTIONS,
    insights: {viewed},
    client: {
      search: async (requests: {hitsPerPage?: number}[]) => ({
        results: requests.map(({hitsPerPage}) => createResult(all.slice(0, hitsPerPage), {nbHits: 45})),
      }),
    },
  } as unknown as Search;
  let paged: ReturnType<typeof usePagedSearch> | undefined;
  function Page() {
    paged = usePagedSearch(search, {action: 'PUSH'} as PageHistory, '?q=camera');
    return null;
  }
  const root = createRoot(document.body);
  for (const show of [() => root.render(<Page />), () => paged?.loadMore(), () => paged?.loadMore()])
    await act(async () => show());
  expect(viewed.mock.calls.map(([{hits}]) => [hits[0]?.objectID, hits.length])).toEqual([
    ['A/0', 20],
    ['A/20', 20],
    ['A/40', 5],
  ]);
  await act(async () => root.unmount());
});
