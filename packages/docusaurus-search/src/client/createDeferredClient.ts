import {rejectOnAbort} from './rejectOnAbort.ts';
import type {AnsweringClient, AnsweringPlace} from './types.ts';

/** A client whose script is fetched with the first search; a failure to fetch it rejects that search only. */
export function createDeferredClient(
  place: AnsweringPlace,
  load: () => Promise<AnsweringClient>,
): AnsweringClient {
  let client: AnsweringClient | undefined;
  return {
    place,
    async search(requests, options = {}) {
      client ??= await rejectOnAbort(load(), options.signal);
      return client.search(requests, options);
    },
    isUnavailable: () => client?.isUnavailable?.() ?? false,
    isMisconfiguration: (error) => client?.isMisconfiguration?.(error) ?? false,
  };
}
