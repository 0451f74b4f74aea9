import postgres from 'postgres';
import type {Database, Statement} from './Database.ts';
import {settleWithin} from './settleWithin.ts';

/** Seconds to wait for a connection. */
const CONNECT_TIMEOUT_S = 3;
/** Milliseconds after which the database cancels a statement. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** Connects to PostgreSQL. Opens connections when needed and reopens broken ones. */
export function createPostgresDatabase(address: string): Database {
  const sql = postgres(address, {
    max: 4,
    connect_timeout: CONNECT_TIMEOUT_S,
    idle_timeout: 60,
    // Reconnects on the next call without a delay.
    backoff: false as never,
    onnotice: () => {},
    connection: {application_name: 'help-center-search', statement_timeout: STATEMENT_TIMEOUT_MS},
  });

  return {
    async transact(statements) {
      await settle(
        sql.begin(async (transaction) => {
          for (const {sql: text, values = []} of statements) {
            await transaction.unsafe(toNumbered(text), [...values]);
          }
        }),
      );
    },
    async all<Row>({sql: text, values = []}: Statement) {
      const rows = await settle(sql.unsafe(toNumbered(text), [...values]));
      return [...rows] as unknown as Row[];
    },
    close: () => sql.end({timeout: 5}),
  };
}

/** Rejects after the statement timeout, because a connection can break without a signal. */
function settle<T>(call: PromiseLike<T>): Promise<T> {
  return settleWithin(STATEMENT_TIMEOUT_MS + 1000, call, '[search-server] the database does not answer.');
}

/** PostgreSQL numbers its placeholders. */
function toNumbered(text: string): string {
  let number = 0;
  return text.replace(/\?/gu, () => `$${(number += 1)}`);
}
