import {createHierarchy, type RecordBlock, type SearchRecord} from '@help-center/records';
import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {groupRecords} from '../src/builder/groupRecords.ts';
import {createTextFinder} from '../src/find/createTextFinder.ts';
import {SiteWords} from '../src/find/SiteWords.ts';
import {createMemoryTable} from '../src/index/createMemoryTable.ts';
import {indexSections} from '../src/index/indexSections.ts';
import {createMatcher} from '../src/mark/createMatcher.ts';
import {parseQuery} from '../src/query/parseQuery.ts';
import {planQuery} from '../src/query/planQuery.ts';
import {createTimeLimit} from '../src/createTimeLimit.ts';
import {createRelatedWords} from '../src/query/RelatedWords.ts';
import {selectRecord, selectRecords} from '../src/selectRecords.ts';
import type {IndexedRecord, IndexedSection} from '../src/text/IndexedPage.ts';
import {record, records, text} from './support/arbitraries.ts';
import {openBuilt} from './support/openBuilt.ts';

const ALL_TYPES = 255;
const related = createRelatedWords([]);
/** Two records, one of which has the word of the other in two. */
const twoWords: SearchRecord[] = fc.sample(record, {numRuns: 2, seed: 1}).map((item, at) => ({
  ...item,
  hierarchy: createHierarchy('Docs', ['b cb', 'bcb'][at] ?? '', null),
  objectID: String(at),
}));

it('finds the same words in a record by dictionary and by text', async () => {
  await fc.assert(
    fc.asyncProperty(records, fc.array(text, {minLength: 1, maxLength: 4}), async (list, queries) => {
      const pages = groupRecords(list);
      const sections = pages.flatMap((page) => page.sections);
      const table = createMemoryTable(indexSections(pages), sections.length);
      const words = new SiteWords(table.texts ?? []);
      for (const query of queries) {
        // oxlint-disable-next-line no-await-in-loop -- one query after the other, as a leftover of one would hurt the next.
        const plan = await planQuery(table, related, parseQuery(query, false), createTimeLimit());
        const matcher = createMatcher(plan);
        const inText = createTextFinder(matcher);
        words.use(matcher, (inWords) => {
          for (const [number, section] of sections.entries()) {
            const found = inText.find(section, number);
            expect(inWords.find(section, number)).toEqual(found);
            const [best] = selectRecords(section, found, ALL_TYPES);
            expect(selectRecord(section, found, ALL_TYPES)).toBe(best);
          }
        });
      }
    }),
    {examples: [[twoWords, ['bc']]]},
  );
});

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
  const best = selectRecord(section, [0b001, ...blocks.map(([, own]) => own)], ALL_TYPES);
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
