import {expect, test} from 'vitest';
import {groupPages} from '../../src/client/page/SearchResult.tsx';
import {createHit} from './support/createResult.ts';

const at = (url: string, product = 'X') => ({...createHit('A', url), url, product});
const shape = (groups: ReturnType<typeof groupPages>) =>
  groups.map(({page, hits}) => [page, hits.map(({url}) => url)]);

test('groups the hits of a page at the position of the best one', () => {
  const hits = [at('/p/#1'), at('/q/'), at('/p/#2')];
  expect(shape(groupPages(hits, 20, null))).toEqual([
    ['/p/', ['/p/#1', '/p/#2']],
    ['/q/', ['/q/']],
  ]);
});

test('adds later hits below the ones on screen', () => {
  const hits = [at('/p/#1'), at('/q/'), at('/p/#2')];
  expect(shape(groupPages(hits, 2, null))).toEqual([
    ['/p/', ['/p/#1']],
    ['/q/', ['/q/']],
    ['/p/', ['/p/#2']],
  ]);
});

test("ranks the first page of the reader's product above equal matches", () => {
  const hits = [at('/x/', 'X'), at('/y/', 'Y')];
  expect(groupPages(hits, 20, 'Y').map(({page}) => page)).toEqual(['/y/', '/x/']);
  expect(groupPages(hits, 20, null).map(({page}) => page)).toEqual(['/x/', '/y/']);
});
