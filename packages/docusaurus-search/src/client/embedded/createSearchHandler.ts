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
 * The worker's message handler, apart from the worker so that it also runs in tests.
 * Requests are answered one after the other; one that was cancelled before its turn is skipped. Of `products`, that of the
 * page goes first among equal hits before the dialog is there.
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

  /** The titles of the hits, or whole hits where these take no longer. */
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
      const result = preview ?? (await answerQueries({requests: [request]}, byName(index))).results[0];
      return result === undefined
        ? null
        : {query, result, groups: toEarlyGroups(result.hits, early, product)};
    });
  }

  async function answer(request: WorkerRequest): Promise<WorkerReplies[keyof WorkerReplies]> {
    if (loader === undefined)
      throw new Error('The search worker was asked before it was told where the index is.');
    switch (request.kind) {
      case 'search':
        return loader.use(async (index) => {
          const {results} = await answerQueries({requests: request.requests}, byName(index));
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

  /** The page may have opened the index before the dialog does. Not in the queue: what follows needs the place at once. */
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
    // A turn of the event loop lets the cancellations that are already waiting take effect.
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
    // Asking the server for a newer index must not hold up searches in the present one, nor these what comes before them.
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
