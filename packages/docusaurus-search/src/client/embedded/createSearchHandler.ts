import type {SearchIndex} from '@help-center/engine';
import {answerQueries, previewQuery, ProtocolError, suggestQueries} from '@help-center/engine/protocol';
import {SNIPPET_WORDS} from '../constants.ts';
import {ApiError, RetryError, toError} from '../errors.ts';
import {buildSearchRequest} from '../session/buildSearchRequest.ts';
import {createIndexLoader} from './createIndexLoader.ts';
import type {IndexLoader} from './createIndexLoader.ts';
import type {BrowseLink} from '@generated/help-center-search/default/options.json';
import {findProduct} from '../hits/preferProduct.ts';
import type {EarlyAnswer, EarlyOptions} from '../../early/contract.ts';
import type {PortableError, WorkerReplies, WorkerReply, WorkerRequest} from './messages.ts';
import {toEarlyGroups} from './toEarlyGroups.ts';

const UNQUEUED: ReadonlySet<WorkerRequest['kind']> = new Set(['revalidate', 'early', 'preview']);

type OpenRequest = Extract<WorkerRequest, {kind: 'open'}>;

/**
 * The worker's message handler, separate from the worker so that it also runs on the page and in tests.
 * Requests are answered one after another; a request cancelled before its turn is skipped. Among equal early hits, those
 * of the page's product, one of `products`, go first.
 */
export function createSearchHandler(
  post: (reply: WorkerReply) => void,
  products: readonly BrowseLink[] = [],
): (request: WorkerRequest) => void {
  const cancelled = new Set<number>();
  let indexName = '';
  let early: EarlyOptions | undefined;
  let product: string | null = null;
  let loader: IndexLoader | undefined;
  let queue: Promise<void> = Promise.resolve();

  const byName = (index: SearchIndex) => (name: string) =>
    Promise.resolve(name === indexName ? index : undefined);

  /** The titles of the hits, or whole hits if they take no longer. */
  async function answerEarly(from: IndexLoader, query: string): Promise<EarlyAnswer | null> {
    const request = buildSearchRequest({
      indexName,
      query,
      snippetWords: SNIPPET_WORDS.narrow,
      facetFilters: early?.facetFilters,
    });
    return from.use(async (index) => {
      const preview = await previewQuery(request, byName(index));
      if (early === undefined) return null;
      const result =
        preview ?? (await answerQueries({requests: [request]}, byName(index), {withRuns: true})).results[0];
      return result === undefined
        ? null
        : {query, result, groups: toEarlyGroups(result.hits, early, product)};
    });
  }

  async function answer(request: WorkerRequest): Promise<WorkerReplies[keyof WorkerReplies]> {
    if (loader === undefined)
      throw new Error(
        'The search worker got a request before the "open" message with the address of the index.',
      );
    switch (request.kind) {
      case 'search':
        return loader.use(async (index) => {
          const {requests, withRuns = false} = request;
          const {results} = await answerQueries({requests}, byName(index), {withRuns});
          return results;
        });
      case 'preview':
        return loader.use(async (index) => (await previewQuery(request.request, byName(index))) ?? null);
      case 'early':
        return answerEarly(loader, request.query);
      case 'suggest':
        return loader.use((index) => suggestQueries(index, request.query, request.max));
      default:
        return loader.revalidate();
    }
  }

  /** Early search may have opened the index already. Not queued, as the requests that follow need the loader. */
  function open({id, manifestUrl, manifest, path = '', ...told}: OpenRequest): void {
    if (loader === undefined) {
      ({indexName, early} = told);
      product = findProduct(products, path);
      loader = createIndexLoader(manifestUrl, manifest);
      loader.open();
    }
    post({id, ok: true, value: null});
  }

  async function run(request: WorkerRequest): Promise<void> {
    // Lets pending cancellations take effect first.
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    if (cancelled.delete(request.id)) return;
    try {
      post({id: request.id, ok: true, value: await answer(request)});
      if (request.kind === 'search') void loader?.readAhead();
    } catch (error) {
      post({id: request.id, ok: false, error: toPortable(toError(error))});
    }
  }

  return (request) => {
    if (request.kind === 'cancel') cancelled.add(request.id);
    else if (request.kind === 'open') open(request);
    // Looking for a newer index must not hold up searches, nor searches the early hits and previews.
    else if (UNQUEUED.has(request.kind)) void run(request);
    else queue = queue.then(() => run(request));
  };
}

function toPortable(error: Error): PortableError {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RetryError) {
      return {name: cause.name, message: cause.message, unreachable: cause.failures[0]?.host ?? ''};
    }
  }
  const status = error instanceof ApiError || error instanceof ProtocolError ? {status: error.status} : {};
  return {name: error.name, message: error.message, ...status};
}
