import type {SearchRecord} from '@help-center/records';
import type {IndexHit, IndexQuery, IndexResult} from '../IndexQuery.ts';
import type {Matcher} from '../mark/createMatcher.ts';
import type {SearchIndex} from '../SearchIndex.ts';
import {createHitWriter} from './createHitWriter.ts';
import {foldText} from '../analysis/foldText.ts';
import {escapeHtml} from '../mark/highlight.ts';
import {ProtocolError} from './ProtocolError.ts';
import {readParameters} from './readParameters.ts';
import type {SearchParameters} from './SearchParameters.ts';
import {toAnswerBody} from './toAnswerBody.ts';
import {toIndexQuery} from './toIndexQuery.ts';
import type {QueriesResponseBody, SearchRequestBody, SearchResultBody} from './types.ts';

/** Finds an index; `undefined` when there is none of that name. */
export type OpenIndexByName = (name: string) => Promise<SearchIndex | undefined>;

/** Limits of an answer. */
export interface AnswerOptions {
  /** Milliseconds that one search may take before it answers with the best so far; default 250. */
  readonly timeLimitMs?: number;
  /** Milliseconds that all searches of a call may take; the later ones get what is left. Default four times `timeLimitMs`. */
  readonly callTimeLimitMs?: number;
  /** Clock in milliseconds; default `Date.now`. */
  readonly now?: () => number;
  /** Lets others have their turn; called between searches and between {@link HITS_AT_ONCE} hits. Default nothing. */
  readonly pause?: () => Promise<void>;
}

/** Hits that are written without a pause, about 5 ms of work. */
const HITS_AT_ONCE = 50;

const DEFAULT_TIME_LIMIT_MS = 250;

/** A search whose call has run out of time still finds what a first look finds. */
const LEAST_TIME_MS = 5;

/** Most searches of one call. */
export const MAX_REQUESTS = 50;

/**
 * Answers the body of a multi-index queries call, its searches in order.
 * Throws a {@link ProtocolError} with the status and the message of the answer when the request is at fault.
 */
export async function answerQueries(
  body: unknown,
  openIndexByName: OpenIndexByName,
  options: AnswerOptions = {},
): Promise<QueriesResponseBody> {
  return {results: await answerInTurn(body, openIndexByName, options, createHitWriter)};
}

/** A result whose hits are of another shape. */
export type ResultOf<Hit> = Omit<SearchResultBody, 'hits'> & {readonly hits: readonly Hit[]};

/** Creates what converts the records of one answer to its hits. */
export type CreateWriter<Hit> = (
  matcher: Matcher,
  parameters: SearchParameters,
) => (record: SearchRecord) => Hit;

/** Answers the searches of a body in order; `createWriter` says what their hits are. Throws like {@link answerQueries}. */
export async function answerInTurn<Hit>(
  body: unknown,
  openIndexByName: OpenIndexByName,
  options: AnswerOptions,
  createWriter: CreateWriter<Hit>,
): Promise<ResultOf<Hit>[]> {
  return answerEach(readRequests(body), options, (request, limits) =>
    answerWith(request, openIndexByName, limits, (index, query) => index.search(query), createWriter),
  );
}

/**
 * Answers requests one after the other, so that the order of the answers and the load are bounded: each within the time
 * limit of a search and what is left of that of the call, with a pause between two of them.
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

/** Opens the index of a request; throws with status 404 when it does not exist. */
export async function openRequested(name: unknown, openIndexByName: OpenIndexByName): Promise<SearchIndex> {
  if (typeof name !== 'string' || name === '') throw new ProtocolError(400, 'indexName is mandatory');
  const index = await openIndexByName(name);
  if (index === undefined) throw new ProtocolError(404, `Index ${name} does not exist`);
  return index;
}

/** Reads the searches of a body; throws with status 400 when it has none of the right shape, or too many. */
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
 * Answers one search with what is known before the text of its hits is read: the same hits in the same order, with an
 * ellipsis where a text is to come. `undefined` when nothing is known earlier. Throws like {@link answerQueries}.
 */
export async function previewQuery(
  request: SearchRequestBody,
  openIndexByName: OpenIndexByName,
): Promise<SearchResultBody | undefined> {
  return answerWith(request, openIndexByName, {}, (index, query) => index.preview(query), createHitWriter);
}

/** Reads a request, has it looked up and writes the answer; `undefined` if the lookup has none. */
async function answerWith<Found extends IndexResult | undefined, Hit>(
  request: SearchRequestBody,
  openIndexByName: OpenIndexByName,
  options: AnswerOptions,
  lookUp: (index: SearchIndex, query: IndexQuery) => Promise<Found>,
  createWriter: CreateWriter<Hit>,
): Promise<ResultOf<Hit> | Extract<Found, undefined>> {
  const now = options.now ?? Date.now;
  const started = now();
  const parameters = readParameters(request);
  const index = await openRequested(request.indexName, openIndexByName);
  const {query, page, hitsPerPage, offset, facets} = parameters;
  const result = await lookUp(index, toIndexQuery(parameters, options));
  if (result === undefined) return undefined as Extract<Found, undefined>;
  const counts = [...result.facets].map(([name, values]) => [name, sortCounts(values, parameters)]);
  return {
    hits: await writeHits(result.hits, createWriter(result.matcher, parameters), options.pause),
    ...(result.answer && {answers: [toAnswerBody(result.answer)]}),
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

async function writeHits<Hit>(
  hits: readonly IndexHit[],
  write: (record: SearchRecord) => Hit,
  pause: AnswerOptions['pause'],
): Promise<Hit[]> {
  const written: Hit[] = [];
  for (const {record} of hits) {
    written.push(write(record));
    if (pause !== undefined && written.length % HITS_AT_ONCE === 0) await pause();
  }
  return written;
}

/** The query as HTML with the words that were left out marked. */
function describeRemoval(query: string, removed: readonly string[]): string {
  const words = query.trim().split(/\s+/u);
  return words
    .map((word) => (removed.includes(foldText(word)) ? `<em>${escapeHtml(word)}</em>` : escapeHtml(word)))
    .join(' ');
}

/** The most frequent values, by frequency and equal ones by name, or all by name. */
function sortCounts(
  values: ReadonlyMap<string, number>,
  {maxValuesPerFacet, sortFacetValuesBy}: SearchParameters,
): Record<string, number> {
  const byName = ([a]: readonly [string, number], [b]: readonly [string, number]): number => (a < b ? -1 : 1);
  const sorted = [...values].sort((a, b) => b[1] - a[1] || byName(a, b)).slice(0, maxValuesPerFacet);
  return Object.fromEntries(sortFacetValuesBy === 'alpha' ? sorted.sort(byName) : sorted);
}
