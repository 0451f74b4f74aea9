import {createPage} from '@help-center/testkit';
import {expect, it} from 'vitest';
import {openBuilt, searchUrls} from './support/openBuilt.ts';

/** Finds the first page for a query among page A, page B, and twelve pages that say the same. */
async function findFirst(
  textOfA: string,
  textOfB: string,
  others: string,
  query: string,
): Promise<string | undefined> {
  const index = await openBuilt([
    ...createPage({path: '/docs/a/', title: 'A', text: [textOfA]}),
    ...createPage({path: '/docs/b/', title: 'B', text: [textOfB]}),
    ...Array.from({length: 12}, (_, place) =>
      createPage({path: `/docs/c${place}/`, title: `C${place}`, text: [others]}),
    ).flat(),
  ]);
  return (await searchUrls(index, query))[0];
}

it('ranks the page with most words above one with the rarest word for long queries', async () => {
  const pages = ['Zebra server.', 'Camera stream server restart.', 'The camera stream.'] as const;
  expect(await findFirst(...pages, 'camera stream server restart zebra ')).toBe(
    'https://help.example.com/docs/b/',
  );
});

it('ranks the page with a unique word above one with common words for short queries', async () => {
  const pages = ['Zebra camera.', 'Camera stream server restart.', 'The camera stream.'] as const;
  expect(await findFirst(...pages, 'camera stream server zebra ')).toBe('https://help.example.com/docs/a/');
});
