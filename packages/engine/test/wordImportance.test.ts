import {createPage} from '@help-center/testkit';
import {describe, expect, it} from 'vitest';
import {parseQuery} from '../src/query/parseQuery.ts';
import {openBuilt, searchUrls} from './support/openBuilt.ts';

describe('the words of an identifier', () => {
  it('know the identifier that they are a part of', () => {
    const {words} = parseQuery('use node_modules here', true);
    expect(words.filter(({partOf}) => partOf === 'nodemodules').map(({text}) => text)).toEqual([
      'node',
      'modules',
    ]);
  });

  it('stand on their own where they occur alone as well', () => {
    for (const query of ['node node_modules', 'node_modules node']) {
      const word = parseQuery(query, true).words.find(({text}) => text === 'node');
      expect(word?.partOf).toBeUndefined();
    }
  });

  it('count less than the words beside it', async () => {
    const index = await openBuilt([
      ...createPage({path: '/docs/a/', title: 'A', text: ['The node has modules.']}),
      ...createPage({path: '/docs/b/', title: 'B', text: ['Nothing to ignore.']}),
      ...createPage({path: '/docs/c/', title: 'C', text: ['What node_modules holds.']}),
    ]);
    const urls = await searchUrls(index, 'ignore node_modules ');
    expect(urls.indexOf('https://help.example.com/docs/b/')).toBeLessThan(
      urls.indexOf('https://help.example.com/docs/a/'),
    );
  });
});

describe('a word that says what to do', () => {
  it('counts less than a word that says what with', async () => {
    const index = await openBuilt([
      ...createPage({path: '/docs/a/', title: 'Configure', text: ['Many things.']}),
      ...createPage({path: '/docs/b/', title: 'Cameras', text: ['Many things.']}),
    ]);
    expect((await searchUrls(index, 'configure cameras '))[0]).toBe('https://help.example.com/docs/b/');
  });
});
