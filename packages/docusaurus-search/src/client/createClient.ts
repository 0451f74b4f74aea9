import type {BackendClient, CallOptions, SearchAnswer, SearchClient, SearchRequestBody} from './types.ts';

/** Searches one backend; `fallback` marks it as standing in for another one. */
export async function answerFrom(
  client: BackendClient,
  fallback: boolean,
  requests: readonly SearchRequestBody[],
  options: CallOptions,
): Promise<SearchAnswer> {
  return {results: await client.search(requests, options), backend: client.type, fallback};
}

/** What answers the calls of a client. */
export interface AnswerSource {
  load(requests: readonly SearchRequestBody[], options: CallOptions): Promise<SearchAnswer>;
  readonly suggest: SearchClient['suggest'];
  /** Previews hits and looks for newer content. */
  readonly primary: BackendClient;
  /** Called when there is newer content. */
  onNewer?(): void;
}

/** Creates a client whose previews and revalidation never fail. */
export function createClient({load, suggest, primary, onNewer}: AnswerSource): SearchClient {
  return {
    search: (requests, options = {}) => load(requests, options),
    async preview(request, options) {
      try {
        return await primary.preview?.(request, options);
      } catch {
        return undefined;
      }
    },
    suggest,
    async revalidate() {
      try {
        const isNewer = (await primary.revalidate?.()) ?? false;
        if (isNewer) onNewer?.();
        return isNewer;
      } catch (error) {
        console.error('[search] could not check for a newer index:', error);
        return false;
      }
    },
  };
}
