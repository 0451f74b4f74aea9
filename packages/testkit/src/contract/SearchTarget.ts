import type {QueriesResponseBody, SearchRequestBody} from '@help-center/engine/protocol';
import type {BuildIndexOptions} from '@help-center/engine/build';
import type {SearchRecord} from '@help-center/records';

/** A client of a search backend that holds one index, `docs`. */
export interface ContractClient {
  /** Sends the searches in one call; rejects with an error whose `status` and `message` are those of the answer. */
  search(requests: readonly SearchRequestBody[]): Promise<QueriesResponseBody>;
  close?(): Promise<void> | void;
}

/** A search backend that the contract is run against. */
export interface SearchTarget {
  /** Name in the titles of the tests. */
  readonly name: string;
  /** Creates a client of a backend that holds the records as the index `docs`, built with the settings. */
  createClient(records: readonly SearchRecord[], settings?: BuildIndexOptions): Promise<ContractClient>;
  /** Titles of the tests that do not apply, each with the reason. */
  readonly skip?: Readonly<Record<string, string>>;
}

/** Name of the index that every client of the contract holds. */
export const INDEX_NAME = 'docs';
