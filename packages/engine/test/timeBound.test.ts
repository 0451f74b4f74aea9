import {answerQueries} from '@help-center/engine/protocol';
import {createPage} from '@help-center/testkit';
import {describe, expect, it} from 'vitest';
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

describe('a search that runs out of time', () => {
  it('answers with the best so far and says so', async () => {
    const index = await openBuilt(pages);
    const result = await index.search({text: 'alpha beta gamma', timeLimitMs: 25, now: createClock(10)});
    expect(result).toMatchObject({timedOut: true, exhaustive: false});
    expect(result.hits.map(({record}) => record.hierarchy.lvl1)).toEqual(['alpha', 'beta']);
  });

  it('is flagged in the answer', async () => {
    const index = await openBuilt(pages);
    const {results} = await answerQueries(
      {requests: [{indexName: 'docs', query: 'alpha beta gamma'}]},
      () => Promise.resolve(index),
      {timeLimitMs: 25, now: createClock(10)},
    );
    expect(results[0]).toMatchObject({timeoutHits: true, exhaustiveNbHits: false});
  });

  it('does not count the time that reading the index takes', async () => {
    const index = await openBuilt(pages, {singleFileBytes: 0});
    const result = await index.search({text: 'alpha', timeLimitMs: 1000, now: createClock(1)});
    expect(result.timedOut).toBe(false);
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
