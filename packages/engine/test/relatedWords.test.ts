import {createPage} from '@help-center/testkit';
import {describe, expect, it} from 'vitest';
import {createRelatedWords} from '../src/query/RelatedWords.ts';
import {openBuilt, searchUrls} from './support/openBuilt.ts';

const pages = [
  ...createPage({path: '/docs/a/', title: 'Number plates', text: ['Reads the plate of a car.']}),
  ...createPage({path: '/docs/b/', title: 'Surveillance', text: ['Watches a car.']}),
];
const A = 'https://help.example.com/docs/a/';
const synonyms = [['registration', 'plate']];

describe.each([{singleFileBytes: undefined}, {singleFileBytes: 0}])('a related word', (options) => {
  it('is found from three letters', async () => {
    const index = await openBuilt(pages, {...options, synonyms});
    expect(await searchUrls(index, 'registration')).toEqual([A]);
    expect(await searchUrls(index, 'reg')).toEqual([A]);
    expect(await searchUrls(index, 're')).not.toContain('https://help.example.com/docs/b/');
  });

  it('is found for a finished word only', async () => {
    const index = await openBuilt(pages, {...options, synonyms});
    expect(await searchUrls(index, 'reg ')).toEqual([]);
  });

  it('is found for a misspelt query word', async () => {
    const index = await openBuilt(pages, {...options, synonyms: [['surveillance', 'plate']]});
    expect((await searchUrls(index, 'surveilance ')).sort()).toEqual([A, 'https://help.example.com/docs/b/']);
  });
});

describe('the completion of related words', () => {
  const related = createRelatedWords([
    ['sign in', [['login', 80]]],
    ['sign', [['board', 80]]],
    ['sign out of', [['logout', 80]]],
  ]);

  it('finishes the last of several words', () => {
    expect(related.complete(['sign', 'int'])).toEqual([]);
    expect(related.complete(['sig'])).toEqual([{words: ['board'], weight: 0.4}]);
  });

  it('leaves complete words to the search', () => {
    expect(related.complete(['sign'])).toEqual([]);
    expect(related.find(['sign'])).toEqual([{words: ['board'], weight: 0.8}]);
  });

  it('needs three letters', () => {
    expect(related.complete(['si'])).toEqual([]);
    expect(related.complete([])).toEqual([]);
  });
});
