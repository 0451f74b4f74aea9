import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {answerQueries, answerQueriesAsJson, assertPrice} from '@help-center/engine/protocol';
import {createPage, SITE} from '@help-center/testkit';
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
});

/** Bytes of objects that are still in use. */
function measureHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

it('what is kept of hits is bounded, however many searches differ in what they ask for', async () => {
  const long = 'A camera and its address. '.repeat(80);
  const site = Array.from({length: 100}, (_, page) =>
    createPage({
      path: `/docs/${page}/`,
      title: `Page ${page}`,
      text: Array.from({length: 5}, (__, at) => `${at} ${long}`),
    }),
  );
  const index = await openBuilt(site.flat());
  const ask = async (offset: number): Promise<void> => {
    // No text is marked: what is kept of texts has a bound of its own.
    const some = {attributesToHighlight: ['none'], distinct: 0, offset, length: 500};
    const body = {requests: [{indexName: 'docs', query: '', ...some}]};
    assertPrice(body, Number.POSITIVE_INFINITY);
    const [answer] = await answerQueriesAsJson(body, async () => index, {timeLimitMs: 60_000});
    expect(answer?.json.length).toBeGreaterThan(300_000);
  };
  await ask(0);
  const before = measureHeap();
  for (let offset = 1; offset <= 100; offset += 1) await ask(offset);
  expect((measureHeap() - before) / 2 ** 20).toBeLessThan(50);
});

it('records of different indices do not share what is kept, though their identity is the same', async () => {
  const open = async (title: string): ReturnType<typeof openBuilt> =>
    openBuilt(
      createPage({path: '/docs/a/', title})
        .map((record) => ({...record, objectID: 'same'}))
        .slice(0, 1),
    );
  for (const title of ['One', 'Two']) {
    const index = await open(title);
    const [answer] = await answerQueriesAsJson(
      {requests: [{indexName: 'docs', query: ''}]},
      async () => index,
    );
    expect(JSON.parse(answer?.json ?? '').hits[0].hierarchy.lvl1).toBe(title);
  }
});
