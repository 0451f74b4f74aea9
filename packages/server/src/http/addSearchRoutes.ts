import {randomBytes} from 'node:crypto';
import {setImmediate} from 'node:timers/promises';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import {
  mergeParams,
  ProtocolError,
  searchFacetValues,
  type OpenIndexByName,
  type SearchRequestBody,
  type SearchResultBody,
} from '@help-center/engine/protocol';
import type {Access} from '../access/createAccess.ts';
import type {IndexStore} from '../indices/createIndexStore.ts';
import type {RecordSearch} from '../insights/createSearchLog.ts';
import type {Metrics} from '../metrics/createMetrics.ts';
import {answerRequests, type AnswerBody} from './answerRequests.ts';
import {readCredentials} from './readCredentials.ts';

/** What the search routes need. */
export interface SearchRoutesOptions {
  readonly indices: IndexStore;
  readonly access: Access;
  readonly metrics: Metrics;
  readonly timeLimitMs: number;
  readonly maxPrice: number;
  /** Takes the searches that count for the insights; `undefined` when insights are off. */
  readonly recordSearch: RecordSearch | undefined;
}

/** The settings of every index, as far as the protocol has words for them. */
const SETTINGS = {
  searchableAttributes: ['hierarchy', 'keywords', 'description', 'content'],
  attributesForFaceting: ['type', 'language', 'lang', 'version', 'docusaurus_tag', 'product', 'hierarchy'],
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  removeWordsIfNoResults: 'allOptional',
  queryType: 'prefixLast',
};

interface IndexParams {
  readonly index: string;
}

/** Adds the calls that answer searches. */
export function addSearchRoutes(app: FastifyInstance, options: SearchRoutesOptions): void {
  const {indices, access, metrics, timeLimitMs, maxPrice, recordSearch} = options;
  const limits = {timeLimitMs, maxPrice, pause: () => setImmediate()};

  function opener(request: FastifyRequest): OpenIndexByName {
    const isAllowed = access.check(readCredentials(request), 'search');
    return async (name) => {
      if (!isAllowed(name)) throw new ProtocolError(403, `This API key is not for the index ${name}`);
      return indices.open(name);
    };
  }

  /** Counts a result and gives it the id that events refer to. */
  function note(request: FastifyRequest, asked: unknown, result: AnswerBody): AnswerBody {
    if (!('hits' in result)) return result;
    const labels = {index: result.index};
    metrics.count('search_queries_total', labels);
    if (result.nbHits === 0) metrics.count('search_queries_empty_total', labels);
    if (result.timeoutHits === true) metrics.count('search_queries_cut_off_total', labels);
    if (recordSearch === undefined) return result;
    const {analytics, clickAnalytics} = mergeParams(asked as SearchRequestBody);
    const queryID = randomBytes(16).toString('hex');
    if (analytics !== false && isFirstPage(result)) {
      recordSearch({
        caller: request.ip,
        queryID,
        index: result.index,
        query: result.query,
        hits: result.nbHits,
      });
    }
    return clickAnalytics === true ? {...result, queryID} : result;
  }

  app.post<{Params: IndexParams}>('/1/indexes/:index/queries', async (request) => {
    if (request.params.index !== '*') throw new ProtocolError(404, 'Path not found');
    const {results} = await answerRequests(request.body, opener(request), limits);
    const {requests} = request.body as {requests: unknown[]};
    return {results: results.map((result, index) => note(request, requests[index], result))};
  });

  app.post<{Params: IndexParams}>('/1/indexes/:index/query', async (request) => {
    const asked = {...readObject(request.body), indexName: request.params.index, type: 'default'};
    const {results} = await answerRequests({requests: [asked]}, opener(request), limits);
    return note(request, asked, results[0] as AnswerBody);
  });

  app.get<{Params: IndexParams}>('/1/indexes/:index', async (request) => {
    const {index} = request.params;
    const params = readQueryString(request.raw.url ?? '');
    const asked = {params, indexName: index};
    const {results} = await answerRequests({requests: [asked]}, opener(request), limits);
    return note(request, asked, results[0] as AnswerBody);
  });

  // What clients ask to learn whether an index exists.
  app.get<{Params: IndexParams}>('/1/indexes/:index/settings', async (request) => {
    const {index} = request.params;
    if ((await opener(request)(index)) === undefined)
      throw new ProtocolError(404, `Index ${index} does not exist`);
    return SETTINGS;
  });

  app.post<{Params: IndexParams & {facet: string}}>(
    '/1/indexes/:index/facets/:facet/query',
    async (request) => {
      const {index, facet} = request.params;
      return searchFacetValues(index, facet, readObject(request.body), opener(request), limits);
    },
  );

  app.post<{Params: IndexParams}>('/1/indexes/:index/recommendations', async (request) => {
    opener(request);
    throw new ProtocolError(400, 'Recommendations are not available on this server');
  });
}

function isFirstPage({page, hitsPerPage, query}: SearchResultBody): boolean {
  return page === 0 && hitsPerPage > 0 && query.trim() !== '';
}

function readObject(body: unknown): Readonly<Record<string, unknown>> {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body))
    throw new ProtocolError(400, 'Invalid body, expected an object');
  return body as Readonly<Record<string, unknown>>;
}

/** The search parameters of an address, without what identifies the caller. */
function readQueryString(url: string): string {
  const [, text = ''] = url.split('?', 2);
  return text
    .split('&')
    .filter((pair) => !/^x-algolia-/iu.test(pair))
    .join('&');
}
