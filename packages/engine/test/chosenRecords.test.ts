import type {RecordBlock} from '@help-center/records';
import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {selectRecords} from '../src/selectRecords.ts';
import type {IndexedRecord, IndexedSection} from '../src/text/IndexedPage.ts';
import {records, text} from './support/arbitraries.ts';
import {openBuilt} from './support/openBuilt.ts';

const ALL_TYPES = 255;
it('shows the same records from one file as from parts', async () => {
  await fc.assert(
    fc.asyncProperty(records, text, async (list, query) => {
      const [whole, parts] = await Promise.all([openBuilt(list), openBuilt(list, {singleFileBytes: 0})]);
      const search = {text: query, advancedSyntax: false, timeLimitMs: 60_000};
      const [first, second] = await Promise.all([whole.search(search), parts.search(search)]);
      expect(first.hits).toEqual(second.hits);
    }),
    {numRuns: 40},
  );
});

/** Index of the block that is shown for a query of two words; the heading has the first. `own` has the words of each block. */
function chooseBlock(blocks: readonly [block: RecordBlock, own: number][]): number {
  const list = blocks.map(([block], position) => ({type: 'content', block, position}) as IndexedRecord);
  const section = {records: list} as unknown as IndexedSection;
  const [best] = selectRecords(section, [0b001, ...blocks.map(([, own]) => own)], ALL_TYPES);
  return best?.position ?? -1;
}

it('shows prose rather than code with the same words, and code that has more of them', () => {
  expect(
    chooseBlock([
      ['code', 0b010],
      ['text', 0b010],
    ]),
  ).toBe(1);
  expect(
    chooseBlock([
      ['text', 0],
      ['code', 0b010],
    ]),
  ).toBe(1);
});

it('shows the first row of a table rather than its head', () => {
  expect(
    chooseBlock([
      ['row', 0],
      ['row', 0],
    ]),
  ).toBe(1);
  expect(
    chooseBlock([
      ['row', 0b010],
      ['row', 0],
    ]),
  ).toBe(0);
});
