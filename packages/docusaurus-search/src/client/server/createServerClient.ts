import {assertResults} from './readAnswer.ts';
import {createJsonStorage, type JsonStorage} from '../siteStorage.ts';
import type {BackendClient} from '../SearchClient.ts';
import {createHostStates} from './createHostStates.ts';
import {sendToHosts} from './sendToHosts.ts';

/** Milliseconds for an answer to begin, for a search to be read and for an event to be written. */
export const TIMEOUTS = {connect: 1000, read: 2000, write: 30_000} as const;

/** Settings of {@link createServerClient}. */
export interface CreateServerClientOptions {
  /** Addresses in the order to try them. */
  readonly hosts: readonly string[];
  /** Sent as `x-algolia-application-id`; not sent when empty. */
  readonly appId?: string;
  /** Sent as `x-algolia-api-key`; not sent when empty. */
  readonly apiKey?: string;
  /** Where unreachable hosts are remembered, for all sites of an origin; local storage by default. */
  readonly storage?: JsonStorage;
}

/** A client of the site's own search servers, which can also take events. */
export interface ServerClient extends BackendClient {
  /** Posts to `/1/events`; rejects like a search. */
  sendEvents(events: readonly unknown[]): Promise<void>;
}

/** Answers queries from `POST /1/indexes/*\/queries` of the first host that responds. */
export function createServerClient(options: CreateServerClientOptions): ServerClient {
  const {hosts, appId, apiKey, storage = createJsonStorage()} = options;
  const states = createHostStates({hosts, storage});
  const credentials = new URLSearchParams({
    ...(appId && {'x-algolia-application-id': appId}),
    ...(apiKey && {'x-algolia-api-key': apiKey}),
  }).toString();
  const suffix = credentials === '' ? '' : `?${credentials}`;

  return {
    type: 'server',
    isUnavailable: () => states.areAllUnavailable(),
    async search(requests, {signal} = {}) {
      const answer = await sendToHosts({
        states,
        path: `/1/indexes/*/queries${suffix}`,
        body: {requests},
        timeouts: {connect: TIMEOUTS.connect, response: TIMEOUTS.read},
        signal,
      });
      return assertResults(answer, requests.length);
    },
    async sendEvents(events) {
      await sendToHosts({
        states,
        path: `/1/events${suffix}`,
        body: {events},
        timeouts: {connect: TIMEOUTS.connect, response: TIMEOUTS.write},
        // A host that stores no events may well answer searches.
        isSearch: false,
      });
    },
  };
}
