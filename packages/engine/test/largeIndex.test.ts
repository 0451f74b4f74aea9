import {SITE} from '@help-center/testkit';
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {records, text} from './support/arbitraries.ts';
import {openBuilt, searchUrls} from './support/openBuilt.ts';

describe('an index in many parts', () => {
  it('answers as the index in one file does', async () => {
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
    'answers %s as the index in one file does',
    async (query) => {
      const small = await openBuilt(SITE);
      const large = await openBuilt(SITE, {singleFileBytes: 0});
      expect(await large.search({text: query}).then(({hits}) => hits)).toEqual(
        await small.search({text: query}).then(({hits}) => hits),
      );
    },
  );
});
