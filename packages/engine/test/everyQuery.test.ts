import {openIndex, type SearchIndex} from '@help-center/engine';
import {buildIndex} from '@help-center/engine/build';
import {createPage} from '@help-center/testkit';
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';

const WORDS = [
  'camera',
  'drop',
  'down',
  'dropdown',
  'drop-down',
  'Node.js',
  '250',
  'ms',
  '45,000',
  'JDK17',
  'rtsp',
];
const FOREIGN = [
  '部署应用程序',
  '検索',
  'المُسْتَخْدِم',
  'הַגְדָּרוֹת',
  'हिन्दी',
  'Οδηγός',
  'Cài đặt',
  'ตั้งค่า',
  '데이터',
];
const SIGNS = [
  '=>',
  '??',
  '-',
  '--',
  '"',
  '"" ',
  '“',
  '🎉',
  '*',
  '?',
  '-v',
  '--flag',
  '@name',
  '.env',
  'C++',
  '&',
  '…',
];

/** A deterministic site whose words share pages in every way. */
function createSite(pages: number) {
  return Array.from({length: pages}, (_, page) => {
    const pick = (list: readonly string[], step: number): string => list[(page * step) % list.length] ?? '';
    return createPage({
      path: `/docs/${page}/`,
      title: `${pick(WORDS, 3)} ${pick(FOREIGN, 2)} w${page % 17}`,
      product: page % 3 === 0 ? 'ANSVIS' : null,
      text: [
        `The ${pick(WORDS, 1)} of ${pick(WORDS, 5)} has ${pick(SIGNS, 1)} and x${page % 23}.`,
        // Long enough that the text of a large site is in more than 64 files.
        `${pick(FOREIGN, 1)} ${'filler '.repeat(340)}y${page % 7} z${page % 5}`,
      ],
      sections: [
        {heading: `Step ${pick(WORDS, 2)}`, text: [`${pick(WORDS, 7)} ${pick(SIGNS, 3)} v${page % 11}`]},
      ],
    });
  }).flat();
}

const term = fc.oneof(
  fc.constantFrom(...WORDS, ...FOREIGN, ...SIGNS),
  fc.constantFrom('w', 'x', 'y', 'z', 'v').chain((letter) => fc.nat({max: 25}).map((at) => letter + at)),
  fc.string({unit: 'grapheme', maxLength: 6}),
);
const clause = fc.oneof(
  {weight: 4, arbitrary: term},
  {weight: 3, arbitrary: fc.array(term, {minLength: 1, maxLength: 3}).map((words) => `"${words.join(' ')}"`)},
  {weight: 1, arbitrary: term.map((word) => `-${word}`)},
  {weight: 1, arbitrary: fc.array(term, {maxLength: 2}).map((words) => `-"${words.join(' ')}"`)},
);
const query = fc.record({
  text: fc.array(clause, {maxLength: 5}).map((clauses) => clauses.join(' ')),
  page: fc.nat({max: 4}),
  hitsPerPage: fc.constantFrom(0, 1, 5, 20),
  distinct: fc.constantFrom(1, 1, 1, 0, 3),
  filter: fc.constantFrom(
    [],
    [[{facet: 'product', value: 'ANSVIS', negated: false}]],
    [[{facet: 'product', value: 'nobody', negated: false}]],
    [[{facet: 'type', value: 'lvl1', negated: false}]],
  ),
});

describe.each([
  [1, 60],
  [60, 60],
  [100, 60],
  [400, 120],
])('on a site of %i pages', (pages, numRuns) => {
  const records = createSite(pages);
  const {manifest, files} = buildIndex(records);
  const open = (isLocal: boolean): Promise<SearchIndex> =>
    openIndex({
      manifest,
      isLocal,
      readPart(name) {
        const bytes = files.get(name);
        return bytes === undefined ? Promise.reject(new Error(`no part ${name}`)) : Promise.resolve(bytes);
      },
    });

  it.runIf(pages === 400)('has more text files than a browser reads in parallel', () => {
    expect([...files.keys()].filter((name) => name.startsWith('text-')).length).toBeGreaterThan(64);
  });

  it('answers every query, with the same hits from a folder and in the browser', async () => {
    const [folder, browser] = await Promise.all([open(true), open(false)]);
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const slow = {...asked, timeLimitMs: 60_000};
        const [own, other] = await Promise.all([folder.search(slow), browser.search(slow)]);
        expect(other.hits.map(({record}) => record.objectID)).toEqual(
          own.hits.map(({record}) => record.objectID),
        );
        expect(other.unmatchedPhrases).toEqual(own.unmatchedPhrases);
        for (const {record} of own.hits) expect(record.url).toMatch(/^https:/u);
        // Signs alone never ask for the whole site.
        // The engine folds forms such as 🄲 to letters.
        const hasWord = /[\p{L}\p{N}]/u.test(asked.text.normalize('NFKD')) || asked.text.trim() === '';
        // Counts records, because every section of a small site may contain the sign.
        if (hasWord) return;
        const count = async (text: string) => (await folder.search({...slow, text, distinct: 0})).total;
        const all = await count('');
        expect(all <= 1 || (await count(asked.text)) < all).toBe(true);
      }),
      {
        numRuns,
        examples: ['-"Cài đặt" "הַגְדָּרוֹת"', '-🄲'].map((text) => [
          {text, page: 0, hitsPerPage: 0, distinct: 1, filter: []},
        ]),
      },
    );
  }, 60_000);
});
