import {answerQueries, answerQueriesAsJson, assertPrice} from '@help-center/engine/protocol';
import {SITE} from '@help-center/testkit';
import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {records, text} from './support/arbitraries.ts';
import {openBuilt} from './support/openBuilt.ts';

const names = fc.subarray([
  '*',
  'content',
  'hierarchy',
  'hierarchy.lvl1',
  'step',
  'weight',
  '-url',
  'keywords',
]);
const requests = fc.record(
  {
    indexName: fc.constant('docs'),
    query: fc.oneof(text, fc.constantFrom('camera', 'fierwall', '"export model" -x', '', 'a <b> & "c"')),
    hitsPerPage: fc.constantFrom(0, 3, 40),
    page: fc.nat({max: 1}),
    distinct: fc.constantFrom(0, 1, 2),
    facets: fc.constant(['*']),
    attributesToRetrieve: names,
    attributesToHighlight: names,
    attributesToSnippet: fc.constantFrom([], ['*'], ['content:3', 'hierarchy.lvl1:1']),
    highlightPreTag: fc.constantFrom('<mark>', '"'),
    snippetEllipsisText: fc.constantFrom('…', '\ud800"'),
  },
  {requiredKeys: ['indexName']},
);

it('the JSON of an answer is what JSON makes of it, whatever was asked before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constant(SITE), records),
      fc.array(requests, {minLength: 1, maxLength: 4}),
      async (site, list) => {
        const index = await openBuilt(site);
        const open = async (): Promise<typeof index> => index;
        const options = {timeLimitMs: 60_000, now: () => 0};
        // A server prices a call first, which lets equal requests share what is written of them.
        assertPrice({requests: list}, Number.POSITIVE_INFINITY);
        const {results} = await answerQueries({requests: list}, open, options);
        const answers = await answerQueriesAsJson({requests: list}, open, options);
        expect(answers.map(({json}) => json)).toEqual(results.map((result) => JSON.stringify(result)));
        expect(answers.map(({result}) => result.nbHits)).toEqual(results.map(({nbHits}) => nbHits));
      },
    ),
    {numRuns: 200},
  );
}, 60_000);
