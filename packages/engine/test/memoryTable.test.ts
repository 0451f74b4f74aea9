import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {createMemoryTable} from '../src/index/createShardedTable.ts';
import type {Postings} from '../src/index/TermTable.ts';

it('frees the source lists of a dictionary in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const create = (): readonly [table: ReturnType<typeof createMemoryTable>, list: WeakRef<Postings>] => {
    const list = {sections: Uint32Array.of(0, 2), weights: Uint8Array.of(7, 9)};
    return [createMemoryTable(new Map([['camera', list]]), 3), new WeakRef(list)];
  };
  const [table, list] = create();
  // A weak reference holds until the turn in which it was made has ended.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  collectGarbage();
  expect(table.withPrefix('cam').map(({postings}) => [...postings.sections])).toEqual([[0, 2]]);
  expect(list.deref()).toBeUndefined();
});
