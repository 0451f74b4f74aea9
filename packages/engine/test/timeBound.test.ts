import {answerQueries} from '@help-center/engine/protocol';
import type {SearchRecord} from '@help-center/records';
import {createPage} from '@help-center/testkit';
import {describe, expect, it} from 'vitest';
import {createSyntheticSite} from './support/createSyntheticSite.ts';
import {openBuilt} from './support/openBuilt.ts';

const pages = ['alpha', 'beta', 'gamma'].flatMap((name) => createPage({path: `/docs/${name}/`, title: name}));

/** A clock that advances at each look. */
function createClock(step: number): () => number {
  let time = 0;
  return () => {
    time += step;
    return time;
  };
}

/** The words that occur most often. */
function findFrequent(site: readonly SearchRecord[], count: number): string[] {
  const counts = new Map<string, number>();
  for (const {content} of site)
    for (const word of content?.split(' ') ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
  return words.slice(0, count);
}

describe('a search that runs out of time', () => {
  it('returns the best hits so far and sets the flag', async () => {
    const index = await openBuilt(pages);
    const result = await index.search({text: 'alpha beta gamma', timeLimitMs: 25, now: createClock(10)});
    expect(result).toMatchObject({timedOut: true, exhaustive: false});
    expect(result.hits.map(({record}) => record.hierarchy.lvl1)).toEqual(['alpha', 'beta']);
  });

  it('is flagged in the response', async () => {
    const index = await openBuilt(pages);
    const {results} = await answerQueries(
      {requests: [{indexName: 'docs', query: 'alpha beta gamma'}]},
      () => Promise.resolve(index),
      {timeLimitMs: 25, now: createClock(10)},
    );
    expect(results[0]).toMatchObject({timeoutHits: true, exhaustiveNbHits: false});
  });

  it('does not count the time for reading the index', async () => {
    const index = await openBuilt(pages, {singleFileBytes: 0});
    const result = await index.search({text: 'alpha', timeLimitMs: 1000, now: createClock(1)});
    expect(result.timedOut).toBe(false);
  });
});

describe('a search in a large index', () => {
  const site = createSyntheticSite({
    pages: 2500,
    sectionsPerPage: 4,
    blocksPerSection: 1,
    wordsPerBlock: 8,
    vocabulary: 30_000,
  });
  const opening = openBuilt(site, {singleFileBytes: Number.POSITIVE_INFINITY});

  it('stops looking for corrections while known words have time left', async () => {
    const index = await opening;
    const [known = ''] = (site[0]?.hierarchy.lvl1 ?? '').split(' ');
    const text = `${known} ${['xabedibane', 'xocelofade', 'xumenasita'].join(' ')} `;
    // The clock is looked at after each 256 of some 10,000 words, for each word that is looked for.
    const clock = createClock(5);
    const result = await index.search({text, timeLimitMs: 200, now: clock});
    expect(result).toMatchObject({timedOut: true, exhaustive: false});
    expect(result.total).toBeGreaterThan(0);
    expect(clock()).toBeLessThan(300);
    expect(await index.search({text, timeLimitMs: 200, now: () => 0})).toMatchObject({timedOut: false});
  });

  it.each([
    ['nothing', 100],
    ['three words', 200],
  ])('stops filtering found sections for %s', async (what, timeLimitMs) => {
    const index = await opening;
    const text = what === 'nothing' ? '' : `${findFrequent(site, 3).join(' ')} `;
    const filter = [[{facet: 'language', value: 'en', negated: false}]];
    const all = await index.search({text, filter, timeLimitMs, now: () => 0});
    expect(all.timedOut).toBe(false);
    // The clock is looked at after each 4,096 sections.
    const some = await index.search({text, filter, timeLimitMs, now: createClock(45)});
    expect(some).toMatchObject({timedOut: true, exhaustive: false});
    expect(some.total).toBeGreaterThan(0);
    expect(some.total).toBeLessThan(all.total);
  });
});

describe('a search in time', () => {
  it('is not flagged', async () => {
    const index = await openBuilt(pages);
    const {results} = await answerQueries(
      {requests: [{indexName: 'docs', query: 'alpha'}]},
      () => Promise.resolve(index),
      {now: () => 0},
    );
    expect(results[0]).not.toHaveProperty('timeoutHits');
    expect(results[0]).toHaveProperty('exhaustiveNbHits', true);
  });
});
