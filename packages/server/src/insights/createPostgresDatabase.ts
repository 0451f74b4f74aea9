import postgres from 'postgres';
import {ServerError} from '../errors.ts';
import type {Database, Statement} from './Database.ts';

/** Seconds to wait for a connection, and milliseconds for a statement: an event call must not hang with the database. */
const CONNECT_TIMEOUT_S = 3;
/** A statement that takes longer is given up by the database. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** Connects to PostgreSQL by its address; connections are made when they are needed and made anew when they break. */
export function createPostgresDatabase(address: string): Database {
  const sql = postgres(address, {
    max: 4,
    connect_timeout: CONNECT_TIMEOUT_S,
    idle_timeout: 60,
    // The next call tries at once whether the database is back.
    backoff: false as never,
    onnotice: () => {},
    connection: {application_name: 'help-center-search', statement_timeout: STATEMENT_TIMEOUT_MS},
  });

  return {
    async transact(statements) {
      await settleIn(
        sql.begin(async (transaction) => {
          for (const {sql: text, values = []} of statements) {
            await transaction.unsafe(toNumbered(text), [...values]);
          }
        }),
      );
    },
    async all<Row>({sql: text, values = []}: Statement) {
      const rows = await settleIn(sql.unsafe(toNumbered(text), [...values]));
      return [...rows] as unknown as Row[];
    },
    close: () => sql.end({timeout: 5}),
  };
}

/** Rejects when nothing is heard from the database: it may be gone without having said so. */
async function settleIn<T>(call: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ServerError('SERVER_DATABASE', 'the database does not answer.')),
      STATEMENT_TIMEOUT_MS + 1000,
    );
  });
  try {
    return await Promise.race([call, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** PostgreSQL numbers its placeholders. */
function toNumbered(text: string): string {
  let number = 0;
  return text.replace(/\?/gu, () => `$${(number += 1)}`);
}
