import {createPage} from '@help-center/testkit';
import {describe, expect, it} from 'vitest';
import {parseQuery} from '../src/query/parseQuery.ts';
import {openBuilt, searchUrls} from './support/openBuilt.ts';

describe('the words of an identifier', () => {
  it('match the identifier', () => {
    const {words} = parseQuery('use node_modules here', true);
    expect(words.filter(({partOf}) => partOf === 'nodemodules').map(({text}) => text)).toEqual([
      'node',
      'modules',
    ]);
  });

  it('match alone where they occur alone', () => {
    for (const query of ['node node_modules', 'node_modules node']) {
      const word = parseQuery(query, true).words.find(({text}) => text === 'node');
      expect(word?.partOf).toBeUndefined();
    }
  });

  it('weigh less than other words', async () => {
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

describe('a task word', () => {
  it('weighs less than its object', async () => {
    const index = await openBuilt([
      ...createPage({path: '/docs/a/', title: 'Configure', text: ['Many things.']}),
      ...createPage({path: '/docs/b/', title: 'Cameras', text: ['Many things.']}),
    ]);
    expect((await searchUrls(index, 'configure cameras '))[0]).toBe('https://help.example.com/docs/b/');
  });
});
