import {createPage} from '@help-center/testkit';
import {describe, expect, it} from 'vitest';
import {openBuilt, searchUrls} from './support/openBuilt.ts';

const pages = [
  ...createPage({path: '/docs/a/', title: 'Browsers', text: ['Install the browsers from a terminal.']}),
  ...createPage({path: '/docs/b/', title: 'Terminal', text: ['The terminal runs a script.']}),
];
const [A, B] = ['https://help.example.com/docs/a/', 'https://help.example.com/docs/b/'];

describe.each([{singleFileBytes: undefined}, {singleFileBytes: 0}])('a phrase in quotes', (options) => {
  it('is searched as words when one is misspelt', async () => {
    const index = await openBuilt(pages, options);
    expect(await searchUrls(index, '"instal the browsrs" terminal')).toEqual([A, B]);
  });

  it('is searched as words while the last word is unfinished', async () => {
    const index = await openBuilt(pages, options);
    expect(await searchUrls(index, '"install the brow')).toEqual([A]);
  });

  it('is searched as words and named in the response when no text contains it', async () => {
    const index = await openBuilt(pages, options);
    const {hits, unmatchedPhrases} = await index.search({
      timeLimitMs: 60_000,
      text: '“Install the terminal”',
    });
    expect(hits.map(({record}) => record.url)).toEqual([A, B]);
    expect(unmatchedPhrases).toEqual(['Install the terminal']);
  });

  it('is not named when a text contains it', async () => {
    const index = await openBuilt(pages, options);
    expect(
      (await index.search({timeLimitMs: 60_000, text: '"install the browsers"'})).unmatchedPhrases,
    ).toEqual([]);
  });

  it('stays a phrase next to one that is searched as words', async () => {
    const index = await openBuilt(pages, options);
    expect(await searchUrls(index, '"runs a script" "a terminl"')).toEqual([B]);
  });

  it('excludes a phrase after a minus next to one that is searched as words', async () => {
    const index = await openBuilt(pages, options);
    expect(await searchUrls(index, '"a terminl" -"runs a script"')).toEqual([A]);
  });
});
