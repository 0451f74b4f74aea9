import {it} from 'vitest';
import type {ContractClient, SearchTarget} from './SearchTarget.ts';

/** Registers the cases of the contract for one search backend. */
export interface ContractCases {
  /** Registers a case on the contract's site. */
  holds(title: string, check: (client: ContractClient) => Promise<void>): void;
  /** Registers a case on other records. */
  holdsOn(
    title: string,
    records: Parameters<SearchTarget['createClient']>[0],
    check: (client: ContractClient) => Promise<void>,
    settings?: Parameters<SearchTarget['createClient']>[1],
  ): void;
}

/** Creates the registry. Cases that the target skips are reported with the reason. */
export function createCases(target: SearchTarget, getClient: () => ContractClient): ContractCases {
  const register = (title: string, run: () => Promise<void>): void => {
    const reason = target.skip?.[title];
    const name = reason === undefined ? title : `${title} (${reason})`;
    // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- the cases bring both.
    it.skipIf(reason !== undefined)(name, run);
  };
  return {
    holds(title, check) {
      register(title, () => check(getClient()));
    },
    holdsOn(title, records, check, settings) {
      register(title, async () => {
        const client = await target.createClient(records, settings);
        try {
          await check(client);
        } finally {
          await client.close?.();
        }
      });
    },
  };
}
