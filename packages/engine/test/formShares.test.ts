import {createPage} from '@help-center/testkit';
import {expect, it} from 'vitest';
import {openBuilt, searchUrls} from './support/openBuilt.ts';

const filler = ['one', 'two', 'three', 'four', 'five'].flatMap((name) =>
  createPage({path: `/docs/${name}/`, title: name, text: ['Nothing of the kind.']}),
);

it('ranks a page with the word itself above one with many related words', async () => {
  const index = await openBuilt([
    ...filler,
    ...createPage({path: '/docs/other/', title: 'Export', text: ['Erase, erase, erase, erase a plan.']}),
    ...createPage({path: '/docs/own/', title: 'Export', text: ['Delete this, this, this: a plan.']}),
  ]);
  expect(await searchUrls(index, 'delete plan')).toEqual([
    'https://help.example.com/docs/own/',
    'https://help.example.com/docs/other/',
  ]);
});
