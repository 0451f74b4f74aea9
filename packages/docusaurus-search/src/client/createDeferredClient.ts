import {rejectOnAbort} from './rejectOnAbort.ts';
import type {BackendClient, BackendType} from './types.ts';

/** A client whose script is fetched with the first search; if that fails, only that search is rejected. */
export function createDeferredClient(type: BackendType, load: () => Promise<BackendClient>): BackendClient {
  let client: BackendClient | undefined;
  return {
    type,
    async search(requests, options = {}) {
      client ??= await rejectOnAbort(load(), options.signal);
      return client.search(requests, options);
    },
    isUnavailable: () => client?.isUnavailable?.() ?? false,
    isMisconfiguration: (error) => client?.isMisconfiguration?.(error) ?? false,
  };
}
