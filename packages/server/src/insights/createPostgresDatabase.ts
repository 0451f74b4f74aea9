import type {PoolClient} from 'pg';
import type {Database, Statement} from './Database.ts';

/** Milliseconds to wait for a connection. */
const CONNECT_TIMEOUT_MS = 3000;
/** Milliseconds after which the database cancels a statement. */
const STATEMENT_TIMEOUT_MS = 10_000;

/** PostgreSQL's `int8` and `numeric`. */
const COUNT_TYPES: readonly number[] = [20, 1700];

const ignore = (): void => {};

/** Connects to PostgreSQL. Opens connections when needed and replaces broken ones. */
export function createPostgresDatabase(address: string): Database {
  const opening = openPool();
  // Each call reports the failure.
  opening.catch(ignore);

  async function openPool() {
    // Imported on demand, because it is an optional peer.
    const {default: pg} = await import('pg');
    const pool = new pg.Pool({
      connectionString: address,
      max: 4,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      idleTimeoutMillis: 60_000,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      // A connection can break without a signal.
      query_timeout: STATEMENT_TIMEOUT_MS + 1000,
      application_name: 'help-center-search',
      allowExitOnIdle: true,
      types: {
        // Counts and means, which the driver returns as text by default.
        getTypeParser: (type, format) =>
          COUNT_TYPES.includes(type) ? Number : pg.types.getTypeParser(type, format),
      },
    });
    // An idle connection broke; the pool replaces it.
    pool.on('error', ignore);
    return pool;
  }

  async function run<T>(use: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await (await opening).connect();
    // A query in progress reports the broken connection.
    client.on('error', ignore);
    try {
      const result = await use(client);
      client.off('error', ignore);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  return {
    transact: (statements) =>
      run(async (client) => {
        await client.query('BEGIN');
        for (const {sql, values = []} of statements) await client.query(toNumbered(sql), [...values]);
        await client.query('COMMIT');
      }),
    all: <Row>({sql, values = []}: Statement) =>
      run(async (client) => (await client.query(toNumbered(sql), [...values])).rows as Row[]),
    close: async () => (await opening).end(),
  };
}

/** PostgreSQL numbers its placeholders. */
function toNumbered(text: string): string {
  let number = 0;
  return text.replace(/\?/gu, () => `$${(number += 1)}`);
}
