import {createPage} from '@help-center/testkit';
import {expect, it} from 'vitest';
import {openBuilt, searchUrls} from './support/openBuilt.ts';

const sections = ['one', 'two', 'three', 'four', 'five'].map((heading) => ({
  heading,
  text: ['A camera zone.'],
}));
const index = await openBuilt([
  ...createPage({path: '/docs/zones/', title: 'Zones', sections}),
  ...createPage({path: '/docs/other/', title: 'Other', text: ['Every camera may have a zone or two.']}),
]);

it('ranks another page above the last sections of the best page', async () => {
  const urls = await searchUrls(index, 'camera zone');
  expect(urls).toHaveLength(7);
  expect(urls[0]).toContain('/docs/zones/');
  expect(urls.indexOf('https://help.example.com/docs/other/')).toBeLessThan(6);
});

it('keeps the order across pages of results', async () => {
  const all = await searchUrls(index, 'camera zone');
  const pages = await Promise.all(
    [0, 1, 2, 3].map((page) =>
      index.search({text: 'camera zone', page, hitsPerPage: 2, timeLimitMs: 60_000}),
    ),
  );
  expect(pages.flatMap(({hits}) => hits.map(({record}) => record.url))).toEqual(all);
});
