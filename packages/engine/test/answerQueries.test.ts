import {answerQueries, MAX_REQUESTS} from '@help-center/engine/protocol';
import {describe, expect, it} from 'vitest';
import {openBuilt} from './support/openBuilt.ts';

const index = await openBuilt([]);
const open = () => Promise.resolve(index);

describe('answerQueries', () => {
  it.each([undefined, null, 'text', [], {}, {requests: 'x'}, {requests: [1]}, {requests: [[]]}])(
    'answers 400 to the body %j',
    async (body) => {
      await expect(answerQueries(body, open)).rejects.toMatchObject({status: 400});
    },
  );

  it('answers 400 to too many searches in a call', async () => {
    const requests = Array.from({length: MAX_REQUESTS + 1}, () => ({indexName: 'docs', query: ''}));
    await expect(answerQueries({requests}, open)).rejects.toMatchObject({status: 400});
  });

  it('answers 400 when no index is named', async () => {
    await expect(answerQueries({requests: [{query: ''}]}, open)).rejects.toMatchObject({status: 400});
  });

  it('finds nothing in an index without records', async () => {
    const {results} = await answerQueries(
      {requests: [{indexName: 'docs', query: 'camera', facets: ['*']}]},
      open,
    );
    expect(results[0]).toMatchObject({hits: [], nbHits: 0, nbPages: 0, exhaustiveNbHits: true});
  });
});
