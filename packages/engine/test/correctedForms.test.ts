import {createPage} from '@help-center/testkit';
import {expect, it} from 'vitest';
import {openBuilt, searchUrls} from './support/openBuilt.ts';

const index = await openBuilt([
  ...createPage({path: '/docs/a/', title: 'Files', text: ['Exporting takes time.']}),
  ...createPage({path: '/docs/b/', title: 'Formats', text: ['What an export holds.']}),
  ...createPage({
    path: '/docs/c/',
    title: 'Configure',
    text: ['To configure, configure, configure and configure.'],
  }),
  ...createPage({path: '/docs/d/', title: 'Cameras', text: ['Many things.']}),
]);

it('finds inflections of the corrected word', async () => {
  expect((await searchUrls(index, 'expoting ')).toSorted()).toEqual([
    'https://help.example.com/docs/a/',
    'https://help.example.com/docs/b/',
  ]);
});

it('adds no inflections to a corrected task word', async () => {
  for (const query of ['configure cameras ', 'confgure cameras ']) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await searchUrls(index, query))[0]).toBe('https://help.example.com/docs/d/');
  }
});
