import {createPage} from '@help-center/testkit';
import {expect, it} from 'vitest';
import {openBuilt, searchUrls} from './support/openBuilt.ts';

const index = await openBuilt([
  ...createPage({path: '/docs/a/', title: 'Reference', text: ['Call updateQueryData() or use WebView2.']}),
  ...createPage({path: '/docs/b/', title: 'Other', text: ['Update the data. WebView3 is another thing.']}),
]);

it('corrects an identifier as a whole', async () => {
  expect((await searchUrls(index, 'updateQueyData '))[0]).toBe('https://help.example.com/docs/a/');
});

it('corrects letters of a name with a number, never the number', async () => {
  expect(await searchUrls(index, 'webvew2 ')).toEqual(['https://help.example.com/docs/a/']);
  expect(await searchUrls(index, 'webview4 ')).toEqual([]);
});
