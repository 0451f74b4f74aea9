import type {QueriesResponseBody, SearchRequestBody} from '@help-center/engine/protocol';
import type {BuildIndexOptions} from '@help-center/engine/build';
import type {SearchRecord} from '@help-center/records';

/** A client of a search backend with one index, `docs`. */
export interface ContractClient {
  /** Sends the searches in one call. Rejects with an error with the `status` and `message` of the response. */
  search(requests: readonly SearchRequestBody[]): Promise<QueriesResponseBody>;
  close?(): Promise<void> | void;
}

/** A search backend to run the contract against. */
export interface SearchTarget {
  /** Name in the titles of the tests. */
  readonly name: string;
  /** Creates a client of a backend with the records in the index `docs`, built with the settings. */
  createClient(records: readonly SearchRecord[], settings?: BuildIndexOptions): Promise<ContractClient>;
  /** Reasons to skip tests, by title. */
  readonly skip?: Readonly<Record<string, string>>;
}

/** Name of the index of every contract client. */
export const INDEX_NAME = 'docs';
