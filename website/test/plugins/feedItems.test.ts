import type {CreateFeedItemsParams} from '@docusaurus/plugin-content-blog';
import {expect, it} from 'vitest';
import {createFeedItems} from '../../plugins/createFeedItems.ts';

it('shows the fallback of each picture in feeds with an absolute address', async () => {
  const content =
    '<p><picture><source type="image/avif" sizes="min(600px, 100vw)" srcset="/a.480w.avif 480w"><img src="https://help.example.com/a.jpg" alt="Gate"></picture></p>';
  const post = {title: 'Post', link: 'https://help.example.com/post', date: new Date(0)};
  const items = await createFeedItems({
    defaultCreateFeedItems: () => Promise.resolve([{...post, content}, post]),
  } as unknown as CreateFeedItemsParams);
  expect(items).toEqual([
    {
      ...post,
      content: '<p><picture><img src="https://help.example.com/a.jpg" alt="Gate"></picture></p>',
    },
    post,
  ]);
});
