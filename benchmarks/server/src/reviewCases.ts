/** A call with which the review of November 2026 held up a server, and what it measured then. */
export interface ReviewCase {
  readonly finding: string;
  readonly title: string;
  /** What the review printed. */
  readonly before: string;
  readonly body: string;
  /** Calls that are sent at once. */
  readonly times?: number;
}

const many = <T>(count: number, item: T): T[] => Array.from({length: count}, () => item);
const search = (fields: object): object => ({indexName: 'docs', query: 'camera', ...fields});
const call = (...requests: object[]): string => JSON.stringify({requests});

const LONG_TAG = call(search({hitsPerPage: 1000, highlightPreTag: 'x'.repeat(200_000)}));

/** Letters that stand in no word of the index, so that each is looked up as a misspelling. */
const MISSPELT = Array.from({length: 32}, (_, at) => `camrea${String.fromCharCode(97 + (at % 26))}q`).join(
  ' ',
);

/** The calls, in the order of the review. */
export const REVIEW_CASES: readonly ReviewCase[] = [
  {
    finding: 'S1',
    title: 'attributesToSnippet with 60,000 entries',
    before: '35 s, in which nobody was answered',
    body: call(search({attributesToSnippet: many(60_000, 'a')})),
  },
  {
    finding: 'S1',
    title: '1,000 hits, a tag of 200,000 characters',
    before: 'answer of 366 MB, memory 1.6 GB',
    body: LONG_TAG,
  },
  {finding: 'S1', title: 'six of these at once', before: 'memory 6.1 GB', body: LONG_TAG, times: 6},
  {
    finding: 'S1',
    title: '50 requests for 1,000 hits each',
    before: '5 s',
    body: call(...many(50, search({query: '', hitsPerPage: 1000}))),
  },
  {
    finding: 'S1',
    title: 'attributesToRetrieve with 60,000 entries',
    before: '2.9 s',
    body: call(search({attributesToRetrieve: many(60_000, 'a')})),
  },
  {
    finding: 'S1',
    title: 'attributesToHighlight with 60,000 entries',
    before: '1.8 s',
    body: call(search({attributesToHighlight: many(60_000, 'a')})),
  },
  {
    finding: 'S1',
    title: '50 requests of 32 misspelt words',
    before: '1.2 s',
    body: call(...many(50, search({query: MISSPELT}))),
  },
  {
    finding: 'S1',
    title: 'the same once, which is within the limits',
    before: 'not measured',
    body: call(search({query: MISSPELT})),
  },
  {
    finding: 'S1',
    title: '1,000 hits with snippets, which is within the limits',
    before: 'not measured',
    body: call(search({query: '', hitsPerPage: 1000, attributesToSnippet: ['content:60']})),
  },
  {
    finding: 'S17',
    title: 'JSON nested 100,000 deep',
    before: '500',
    body: `{"requests":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  },
];
