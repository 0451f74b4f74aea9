import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {buildIndex} from '@help-center/engine/build';
import {records} from './support/arbitraries.ts';
import {openBuilt} from './support/openBuilt.ts';

describe('an index', () => {
  it.each([
    ['one file', undefined],
    ['many parts', 0],
  ])('in %s returns its records unchanged', async (_, singleFileBytes) => {
    await fc.assert(
      fc.asyncProperty(records, async (list) => {
        const index = await openBuilt(list, singleFileBytes === undefined ? {} : {singleFileBytes});
        const {hits} = await index.search({text: '', distinct: 0, hitsPerPage: 1000});
        const byId = (a: {objectID: string}, b: {objectID: string}): number =>
          a.objectID < b.objectID ? -1 : 1;
        expect(hits.map(({record}) => ({...record})).sort(byId)).toEqual([...list].sort(byId));
      }),
      {numRuns: 40},
    );
  });

  it('has the same bytes for any order of records', () => {
    fc.assert(
      fc.property(
        records.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, {minLength: list.length})),
        ),
        fc.constantFrom(0, 400_000),
        ([list, shuffled], singleFileBytes) => {
          const first = buildIndex(list, {singleFileBytes});
          const second = buildIndex([...shuffled, ...shuffled.slice(0, 1)], {singleFileBytes});
          expect(second.manifest).toEqual(first.manifest);
          expect([...second.files]).toEqual([...first.files]);
        },
      ),
      {numRuns: 40},
    );
  });

  it('names every file by its hash', () => {
    fc.assert(
      fc.property(records, (list) => {
        const {files} = buildIndex(list, {singleFileBytes: 0});
        for (const name of files.keys()) expect(name).toMatch(/^[a-z]+(?:-\d+)?-[0-9a-z]{8}\.json$/u);
      }),
      {numRuns: 20},
    );
  });

  it('rejects different records with one objectID', () => {
    fc.assert(
      fc.property(records, (list) => {
        const [first] = list;
        fc.pre(first !== undefined);
        expect(() => buildIndex([...list, {...first, language: 'xx'}])).toThrow(
          `two different records have the objectID "${first.objectID}"`,
        );
      }),
      {numRuns: 20},
    );
  });
});
