import {assertResults} from '../server/readAnswer.ts';
import {ApiError, RetryError, rejectOnAbort, type BackendClient} from '../SearchClient.ts';

/** The part of the official client that is used. */
export interface LiteClient {
  search(body: {requests: readonly unknown[]}): Promise<unknown>;
}

/** Settings of {@link createHostedClient}. */
export interface CreateHostedClientOptions {
  readonly appId: string;
  readonly apiKey: string;
  /** Name of the index at the hosted service; replaces the name in each request. */
  readonly indexName: string;
  /** Creates the official client, which throws its own error if the id or key is missing; loads the lite build by default. */
  readonly createLite?: (appId: string, apiKey: string) => Promise<LiteClient>;
}

/** Answers queries from the hosted service through its official client. */
export function createHostedClient(options: CreateHostedClientOptions): BackendClient {
  const {appId, apiKey, indexName, createLite = loadLite} = options;
  let lite: Promise<LiteClient> | undefined;
  function openLite(): Promise<LiteClient> {
    lite ??= createLite(appId, apiKey).catch((error: unknown) => {
      lite = undefined;
      throw error;
    });
    return lite;
  }
  return {
    type: 'hosted',
    // The official client's wording, 5.x: "`appId` is missing."
    isMisconfiguration: (error) =>
      error instanceof Error && /`(appId|apiKey)` is missing/u.test(error.message),
    async search(requests, {signal} = {}) {
      const client = await rejectOnAbort(openLite(), signal);
      const named = requests.map((request) => ({...request, indexName}));
      const answer = await rejectOnAbort(client.search({requests: named}), signal).catch(rethrow);
      return assertResults(answer, requests.length);
    },
  };
}

/** Converts the official client's errors (5.x), whose texts send readers to a support page of the service. */
function rethrow(cause: unknown): never {
  const {name, message = '', status} = (cause ?? {}) as {name?: string; message?: string; status?: unknown};
  if (name === 'RetryError') throw new RetryError([], {cause});
  if (typeof status === 'number') throw new ApiError(message, status, {cause});
  throw cause;
}

async function loadLite(appId: string, apiKey: string): Promise<LiteClient> {
  const {liteClient} = await import('algoliasearch/lite');
  return liteClient(appId, apiKey) as unknown as LiteClient;
}
