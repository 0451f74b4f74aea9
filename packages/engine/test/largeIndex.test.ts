import {openIndex} from '@help-center/engine';
import {buildIndex} from '@help-center/engine/build';
import {SITE} from '@help-center/testkit';
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {records, text} from './support/arbitraries.ts';
import {createSyntheticSite} from './support/createSyntheticSite.ts';
import {openBuilt, searchUrls} from './support/openBuilt.ts';

describe('an index in many parts', () => {
  it('gives the same results as an index in one file', async () => {
    await fc.assert(
      fc.asyncProperty(records, text, async (list, query) => {
        const small = await openBuilt(list);
        const large = await openBuilt(list, {singleFileBytes: 0});
        expect(await searchUrls(large, query)).toEqual(await searchUrls(small, query));
      }),
      {numRuns: 40},
    );
  });

  it.each(['camera', 'fierwall', 'export model', '"learning rate"', 'licence -onnx', 'c', '検索'])(
    'gives the same results for %s as an index in one file',
    async (query) => {
      const small = await openBuilt(SITE);
      const large = await openBuilt(SITE, {singleFileBytes: 0});
      expect(await large.search({text: query, timeLimitMs: 60_000}).then(({hits}) => hits)).toEqual(
        await small.search({text: query, timeLimitMs: 60_000}).then(({hits}) => hits),
      );
    },
  );

  it('reads a small part of the index for the first hits', async () => {
    const {manifest, files} = buildIndex(
      createSyntheticSite({
        pages: 500,
        sectionsPerPage: 6,
        blocksPerSection: 1,
        wordsPerBlock: 30,
        vocabulary: 20_000,
      }),
    );
    const all = [...files.values()].reduce((sum, part) => sum + part.byteLength, 0);
    for (const query of ['babe', 'cabe dibabe', 'loba sabe tobe la']) {
      let bytes = 0;
      const index = await openIndex({
        manifest,
        readPart(name) {
          const part = files.get(name) as Uint8Array;
          bytes += part.byteLength;
          return Promise.resolve(part);
        },
      });
      expect((await index.search({text: query, hitsPerPage: 20, timeLimitMs: 60_000})).hits).toHaveLength(20);
      expect(bytes / all).toBeLessThan(1 / 5);
    }
  });
});
