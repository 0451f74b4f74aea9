import type {IndexHit, IndexQuery, IndexResult} from '../IndexQuery.ts';
import type {SearchIndex} from '../SearchIndex.ts';
import {createHitWriter, type HitWriter} from './createHitWriter.ts';
import {foldText} from '../analysis/foldText.ts';
import {escapeHtml} from '../mark/highlight.ts';
import {ProtocolError} from './ProtocolError.ts';
import {readParameters} from './readParameters.ts';
import type {SearchParameters} from './readParameters.ts';
import type {HitBody, QueriesResponseBody, SearchRequestBody, SearchResultBody, AnswerBody} from './types.ts';
import type {IndexAnswer} from '../findAnswer.ts';

/** Opens an index by name; `undefined` if there is none. */
export type OpenIndexByName = (name: string) => Promise<SearchIndex | undefined>;

/** Limits of an answer. */
export interface AnswerOptions {
  /** Milliseconds after which a search answers with the best results so far; default 250. */
  readonly timeLimitMs?: number;
  /** Milliseconds for all searches of a call together; default four times `timeLimitMs`. */
  readonly callTimeLimitMs?: number;
  /** Clock in milliseconds; default `Date.now`. */
  readonly now?: () => number;
  /** Yields to other work; called between searches and after every {@link HITS_AT_ONCE} hits. Default none. */
  readonly pause?: () => Promise<void>;
  /** Whether highlights have text runs beside the HTML, for a front end in the same browser; default false. */
  readonly withRuns?: boolean;
}

/** Hits to write between pauses, about 5 ms of work. */
const HITS_AT_ONCE = 50;

const DEFAULT_TIME_LIMIT_MS = 250;

/** Time for searches of a call that has run out of time, so that they still find the first results. */
const LEAST_TIME_MS = 5;

/** Most searches in a call. */
export const MAX_REQUESTS = 50;

/**
 * Answers the body of a multi-index queries call, with its searches in order.
 * Throws a {@link ProtocolError} with the status and message of the response when the request is invalid.
 */
export async function answerQueries(
  body: unknown,
  openIndexByName: OpenIndexByName,
  options: AnswerOptions = {},
): Promise<QueriesResponseBody> {
  const results = await answerEach(readRequests(body), options, (request, limits) =>
    answerWith(request, openIndexByName, limits, (index, query) => index.search(query)),
  );
  return {results};
}

/**
 * Answers requests one after the other, with pauses in between. Each is limited by the time limit of a search and by the
 * remaining time of the call.
 */
export async function answerEach<Request, Answer>(
  requests: readonly Request[],
  options: AnswerOptions,
  answer: (request: Request, limits: AnswerOptions) => Promise<Answer>,
): Promise<Answer[]> {
  const {timeLimitMs = DEFAULT_TIME_LIMIT_MS, now = Date.now, pause} = options;
  const deadline = now() + (options.callTimeLimitMs ?? timeLimitMs * 4);
  const answers: Answer[] = [];
  for (const request of requests) {
    const left = Math.max(LEAST_TIME_MS, deadline - now());
    answers.push(await answer(request, {...options, timeLimitMs: Math.min(timeLimitMs, left)}));
    if (pause !== undefined && answers.length < requests.length) await pause();
  }
  return answers;
}

/** Opens the index of a request. Throws with status 404 when it does not exist. */
export async function openRequested(name: unknown, openIndexByName: OpenIndexByName): Promise<SearchIndex> {
  if (typeof name !== 'string' || name === '') throw new ProtocolError(400, 'indexName is mandatory');
  const index = await openIndexByName(name);
  if (index === undefined) throw new ProtocolError(404, `Index ${name} does not exist`);
  return index;
}

/** Reads the searches of a body. Throws with status 400 when they are invalid or too many. */
export function readRequests(body: unknown): readonly SearchRequestBody[] {
  const requests =
    typeof body === 'object' && body !== null ? (body as {requests?: unknown}).requests : undefined;
  if (!Array.isArray(requests))
    throw new ProtocolError(400, 'Invalid body, expected an object with an array "requests"');
  if (requests.length > MAX_REQUESTS)
    throw new ProtocolError(400, `Too many queries in one call, at most ${MAX_REQUESTS}`);
  if (
    !requests.every((request) => typeof request === 'object' && request !== null && !Array.isArray(request))
  ) {
    throw new ProtocolError(400, 'Invalid body, every entry of "requests" must be an object');
  }
  return requests as SearchRequestBody[];
}

/**
 * Answers a search before the text of its hits is loaded: the same hits in the same order, with an ellipsis instead of their
 * text. `undefined` if no preview is available. Throws like {@link answerQueries}.
 */
export async function previewQuery(
  request: SearchRequestBody,
  openIndexByName: OpenIndexByName,
): Promise<SearchResultBody | undefined> {
  return answerWith(request, openIndexByName, {withRuns: true}, (index, query) => index.preview(query));
}

/** Reads a request, looks it up and writes the answer; `undefined` if `lookUp` finds none. */
async function answerWith<Found extends IndexResult | undefined>(
  request: SearchRequestBody,
  openIndexByName: OpenIndexByName,
  options: AnswerOptions,
  lookUp: (index: SearchIndex, query: IndexQuery) => Promise<Found>,
): Promise<SearchResultBody | Extract<Found, undefined>> {
  const now = options.now ?? Date.now;
  const started = now();
  const parameters = readParameters(request);
  const index = await openRequested(request.indexName, openIndexByName);
  const {query, page, hitsPerPage, offset, facets} = parameters;
  const result = await lookUp(index, {...parameters, ...options, text: query});
  if (result === undefined) return undefined as Extract<Found, undefined>;
  const counts = [...result.facets].map(([name, values]) => [name, sortCounts(values, parameters)]);
  return {
    hits: await writeHits(
      result.hits,
      createHitWriter(result.matcher, parameters, options.withRuns === true),
      options.pause,
    ),
    ...(result.answer && {answers: [toAnswerBody(result.answer)]}),
    ...(result.unmatchedWords.length > 0 && {unmatchedWords: result.unmatchedWords}),
    ...(result.unmatchedPhrases.length > 0 && {unmatchedPhrases: result.unmatchedPhrases}),
    nbHits: result.total,
    page: offset === undefined || hitsPerPage === 0 ? page : Math.floor(offset / hitsPerPage),
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(result.total / hitsPerPage),
    hitsPerPage,
    ...(offset === undefined ? {} : {offset, length: hitsPerPage}),
    query,
    index: request.indexName,
    params: parameters.echo,
    processingTimeMS: Math.max(0, Math.round(now() - started)),
    exhaustiveNbHits: result.exhaustive,
    ...(facets.length > 0
      ? {facets: Object.fromEntries(counts), exhaustiveFacetsCount: result.exhaustive}
      : {}),
    ...(result.removedWords !== undefined && result.removedWords.length > 0
      ? {queryAfterRemoval: describeRemoval(query, result.removedWords)}
      : {}),
    ...(result.timedOut ? {timeoutHits: true} : {}),
  };
}

async function writeHits(
  hits: readonly IndexHit[],
  write: HitWriter,
  pause: AnswerOptions['pause'],
): Promise<HitBody[]> {
  const written: HitBody[] = [];
  for (const {record} of hits) {
    written.push(write(record));
    if (pause !== undefined && written.length % HITS_AT_ONCE === 0) await pause();
  }
  return written;
}

/** The query as HTML with the removed words marked. */
function describeRemoval(query: string, removed: readonly string[]): string {
  const words = query.trim().split(/\s+/u);
  return words
    .map((word) => (removed.includes(foldText(word)) ? `<em>${escapeHtml(word)}</em>` : escapeHtml(word)))
    .join(' ');
}

/** The most frequent values, sorted by frequency and then name, or by name. */
function sortCounts(
  values: ReadonlyMap<string, number>,
  {maxValuesPerFacet, sortFacetValuesBy}: SearchParameters,
): Record<string, number> {
  const byName = ([a]: readonly [string, number], [b]: readonly [string, number]): number => (a < b ? -1 : 1);
  const sorted = [...values].sort((a, b) => b[1] - a[1] || byName(a, b)).slice(0, maxValuesPerFacet);
  return Object.fromEntries(sortFacetValuesBy === 'alpha' ? sorted.sort(byName) : sorted);
}

/** Converts an answer to its shape on the wire. */
function toAnswerBody({page, section, blocks}: IndexAnswer): AnswerBody {
  return {
    url: section.url,
    url_without_anchor: page.url,
    anchor: section.anchor,
    hierarchy: section.hierarchy,
    product: page.facets.product,
    blocks: blocks.map(({block, content, step}) => ({
      type: block ?? 'text',
      text: content ?? '',
      ...(block === 'step' && {step}),
    })),
  };
}
