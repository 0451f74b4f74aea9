import {setImmediate} from 'node:timers/promises';
import {openIndex, type SearchIndex} from '@help-center/engine';
import {
  answerEach,
  answerQueries,
  assertPrice,
  ProtocolError,
  searchFacetValues,
  type AnswerOptions,
  type OpenIndexByName,
  type SearchRequestBody,
  type SearchResultBody,
} from '@help-center/engine/protocol';
import type {IndexParts} from './indices/readIndexFolder.ts';

/** The facts about a search for metrics and insights. */
export interface SearchFacts {
  readonly index: string;
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly nbHits: number;
  readonly timedOut: boolean;
}

/** One result of a call: its JSON and its facts, which a search for facet values does not have. */
export interface SearchAnswer {
  readonly json: string;
  readonly facts?: SearchFacts;
}

/** Limits of a call. */
export interface SearchLimits {
  /** Milliseconds that one search may take. */
  readonly timeLimitMs: number;
  /** Highest price of a call; dearer ones are refused. */
  readonly maxPrice: number;
}

/** Who asks: the indices that they may not search, and a signal that aborts once they are gone. */
export interface Caller {
  readonly refused: readonly string[];
  readonly signal: AbortSignal;
}

type FacetRequest = Readonly<Record<string, unknown>>;

/** Answers searches of any number of indices. */
export class Searcher {
  readonly #indices = new Map<string, SearchIndex>();
  readonly #limits: SearchLimits;
  readonly #openParts: typeof openParts;

  /** `open` opens the files of an index; it differs in tests only. */
  constructor(limits: SearchLimits, open: typeof openParts = openParts) {
    this.#limits = limits;
    this.#openParts = open;
  }

  /**
   * Opens an index and replaces the former one of that name, which stays in use until then or on failure. Resolves to its
   * number of records. Rejects with the engine's errors.
   */
  async open(name: string, parts: IndexParts): Promise<number> {
    const index = await this.#openParts(parts);
    this.#indices.set(name, index);
    return index.recordCount;
  }

  has(name: string): boolean {
    return this.#indices.has(name);
  }

  /**
   * Answers the body of a multi-index call, whose requests may also be of `type: "facet"`, as `searchForFacets` sends them.
   * Rejects with a `ProtocolError` when the call is at fault or its caller is gone, and with the engine's errors.
   */
  async answer(body: unknown, caller: Caller): Promise<readonly SearchAnswer[]> {
    // Also validates the list of requests.
    assertPrice(body, this.#limits.maxPrice);
    const {requests} = body as {readonly requests: readonly SearchRequestBody[]};
    return answerEach(requests, this.#optionsFor(caller), async (request, limits) => {
      if (isFacetRequest(request)) return this.#answerFacet(request, caller, limits);
      const {results} = await answerQueries({requests: [request]}, this.#openFor(caller), limits);
      return toAnswer(results[0] as SearchResultBody);
    });
  }

  async #answerFacet(request: FacetRequest, caller: Caller, limits: AnswerOptions): Promise<SearchAnswer> {
    const {indexName: index, facet} = request;
    if (typeof facet !== 'string')
      throw new ProtocolError(400, 'Invalid value for "facet" parameter, expected a string');
    const body = await searchFacetValues(index as string, facet, request, this.#openFor(caller), limits);
    return {json: JSON.stringify({...body, index})};
  }

  #openFor({refused}: Caller): OpenIndexByName {
    return async (name) => {
      if (refused.includes(name)) throw new ProtocolError(403, `This API key is not for the index ${name}`);
      return this.#indices.get(name);
    };
  }

  #optionsFor({signal}: Caller): AnswerOptions {
    return {
      timeLimitMs: this.#limits.timeLimitMs,
      async pause() {
        await setImmediate();
        // Nobody receives this error.
        if (signal.aborted) throw new ProtocolError(499, 'The client closed the connection');
      },
    };
  }
}

function isFacetRequest(request: unknown): request is FacetRequest {
  return (request as {type?: unknown} | null)?.type === 'facet';
}

function toAnswer(result: SearchResultBody): SearchAnswer {
  const json = JSON.stringify(result);
  const {index, query, page, hitsPerPage, nbHits, timeoutHits} = result;
  return {json, facts: {index, query, page, hitsPerPage, nbHits, timedOut: timeoutHits === true}};
}

/** Opens an index from memory. Rejects with the engine's errors for a damaged or newer one. */
async function openParts({manifest, parts}: IndexParts): Promise<SearchIndex> {
  const index = await openIndex({
    manifest,
    readPart: async (name) => parts.get(name) as Uint8Array,
    isLocal: true,
  });
  // A first search decodes what every search needs and reveals damaged parts before readers search.
  await index.search({text: 'a', hitsPerPage: 1});
  return index;
}
