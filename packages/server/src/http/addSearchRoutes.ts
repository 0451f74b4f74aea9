import {randomBytes} from 'node:crypto';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {FACET_NAMES} from '@help-center/records';
import {
  MAX_REQUESTS,
  mergeParams,
  priceCall,
  ProtocolError,
  type SearchRequestBody,
} from '@help-center/engine/protocol';
import {readCredentials} from '../access/createAccess.ts';
import type {SearchAnswer, SearchFacts} from '../Searcher.ts';
import type {ServerParts} from '../ServerParts.ts';

/** The settings of every index in terms of the protocol. */
const SETTINGS = {
  searchableAttributes: ['hierarchy', 'keywords', 'description', 'content'],
  attributesForFaceting: ['type', ...FACET_NAMES, 'lang', 'hierarchy'],
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  removeWordsIfNoResults: 'allOptional',
  queryType: 'prefixLast',
};

interface IndexParams {
  readonly index: string;
}

/** Adds the calls that answer searches. */
export function addSearchRoutes(app: FastifyInstance, parts: ServerParts): void {
  const {searcher, access, metrics, charge, insights} = parts;

  /** The requested indices that the caller may not search. */
  function refuse(request: FastifyRequest, asked: readonly unknown[]): string[] {
    const isAllowed = access.check(readCredentials(request), 'search');
    return asked.filter((name): name is string => typeof name === 'string' && !isAllowed(name));
  }

  async function search(request: FastifyRequest, reply: FastifyReply, body: unknown): Promise<string[]> {
    const requests = readRequests(body);
    const refused = refuse(
      request,
      requests.map((one) => (one as {indexName?: unknown} | null)?.indexName),
    );
    charge(request, weighSearches(requests));
    const answers = await searcher.answer(body, {refused, signal: signalOf(reply)});
    return answers.map((answer, at) => note(request, requests[at], answer));
  }

  /** Counts and records a result, and returns its JSON with a query id if events need one. */
  function note(request: FastifyRequest, asked: unknown, {json, facts}: SearchAnswer): string {
    if (facts === undefined) return json;
    const labels = {index: facts.index};
    metrics.count('search_queries_total', labels);
    if (facts.nbHits === 0) metrics.count('search_queries_empty_total', labels);
    if (facts.timedOut) metrics.count('search_queries_cut_off_total', labels);
    if (insights === undefined) return json;
    const {analytics, clickAnalytics} = mergeParams(asked as SearchRequestBody);
    const queryID = randomBytes(16).toString('hex');
    if (analytics !== false && isFirstPage(facts)) {
      const {index, query, nbHits: hits} = facts;
      insights.log.record({caller: request.ip, queryID, index, query, hits});
    }
    return clickAnalytics === true ? `${json.slice(0, -1)},"queryID":"${queryID}"}` : json;
  }

  app.post<{Params: IndexParams}>('/1/indexes/:index/queries', async (request, reply) => {
    if (request.params.index !== '*') throw new ProtocolError(404, 'Path not found');
    const results = await search(request, reply, request.body);
    return sendJson(reply, `{"results":[${results.join(',')}]}`);
  });

  app.post<{Params: IndexParams}>('/1/indexes/:index/query', async (request, reply) => {
    const asked = {...readObject(request.body), indexName: request.params.index, type: 'default'};
    const [result = ''] = await search(request, reply, {requests: [asked]});
    return sendJson(reply, result);
  });

  app.get<{Params: IndexParams}>('/1/indexes/:index', async (request, reply) => {
    const params = readQueryString(request.raw.url ?? '');
    const asked = {params, indexName: request.params.index};
    const [result = ''] = await search(request, reply, {requests: [asked]});
    return sendJson(reply, result);
  });

  // Clients use this to check whether an index exists.
  app.get<{Params: IndexParams}>('/1/indexes/:index/settings', async (request) => {
    const {index} = request.params;
    if (refuse(request, [index]).length > 0)
      throw new ProtocolError(403, `This API key is not for the index ${index}`);
    if (!searcher.has(index)) throw new ProtocolError(404, `Index ${index} does not exist`);
    return SETTINGS;
  });

  app.post<{Params: IndexParams & {facet: string}}>(
    '/1/indexes/:index/facets/:facet/query',
    async (request, reply) => {
      const {index: indexName, facet} = request.params;
      const asked = {...readObject(request.body), indexName, facet, type: 'facet'};
      const [result = ''] = await search(request, reply, {requests: [asked]});
      return sendJson(reply, result);
    },
  );

  app.post<{Params: IndexParams}>('/1/indexes/:index/recommendations', async (request) => {
    refuse(request, []);
    throw new ProtocolError(400, 'Recommendations are not available on this server');
  });
}

/** Aborts when the caller disconnects before it has the response. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}

function readRequests(body: unknown): readonly unknown[] {
  const requests = (body as {requests?: unknown} | null | undefined)?.requests;
  return Array.isArray(requests) ? (requests as unknown[]) : [];
}

function isFirstPage({page, hitsPerPage, query}: SearchFacts): boolean {
  return page === 0 && hitsPerPage > 0 && query.trim() !== '';
}

function readObject(body: unknown): Readonly<Record<string, unknown>> {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body))
    throw new ProtocolError(400, 'Invalid body, expected an object');
  return body as Readonly<Record<string, unknown>>;
}

/** The search parameters of a URL, without credentials. */
function readQueryString(url: string): string {
  const at = url.indexOf('?');
  if (at === -1) return '';
  return url
    .slice(at + 1)
    .split('&')
    .filter((pair) => !/^x-algolia-/iu.test(pair))
    .join('&');
}

/** The price of a query of five words. Searches up to this price count as one. */
const USUAL_PRICE = 100;

/** The cost of a call's requests in usual searches, at least one each. */
export function weighSearches(requests: readonly unknown[]): number {
  // The call will be refused anyway.
  if (requests.length > MAX_REQUESTS) return requests.length;
  return requests.reduce<number>(
    (sum, request) => sum + Math.max(1, Math.ceil(priceOf(request) / USUAL_PRICE)),
    0,
  );
}

function priceOf(request: unknown): number {
  try {
    return priceCall({requests: [request as SearchRequestBody]});
  } catch {
    // The request will be refused before any search.
    return 0;
  }
}
