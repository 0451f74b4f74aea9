import type {Database, Statement} from './Database.ts';
import {STEPS, type InsightsBatch} from './InsightsRows.ts';
import {createReports, type Reports} from './createReports.ts';
import {toDay} from './period.ts';

/** Stores searches, events, feedback and sessions. */
export interface InsightsStore extends Reports {
  /** Stores all rows or none. Existing searches, events and agent reads stay; feedback and sessions are replaced. */
  write(batch: InsightsBatch): Promise<void>;
  /** Deletes rows from before a time, in milliseconds since 1970. */
  purge(before: number): Promise<void>;
  close(): Promise<void>;
}

const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS searches (
    query_id TEXT PRIMARY KEY, day TEXT NOT NULL, at BIGINT NOT NULL,
    index_name TEXT NOT NULL, query TEXT NOT NULL, hits INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS events (
    id TEXT PRIMARY KEY, day TEXT NOT NULL, at BIGINT NOT NULL, type TEXT NOT NULL,
    index_name TEXT NOT NULL, query_id TEXT, object_id TEXT, position INTEGER)`,
  `CREATE TABLE IF NOT EXISTS feedback (
    id TEXT PRIMARY KEY, day TEXT NOT NULL, at BIGINT NOT NULL, index_name TEXT NOT NULL,
    page TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY, day TEXT NOT NULL, at BIGINT NOT NULL, index_name TEXT NOT NULL,
    step INTEGER NOT NULL, returned INTEGER NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS agent_reads (
    id TEXT PRIMARY KEY, day TEXT NOT NULL, at BIGINT NOT NULL, way TEXT NOT NULL,
    subject TEXT NOT NULL, hits INTEGER)`,
  'CREATE INDEX IF NOT EXISTS agent_reads_day ON agent_reads (day)',
  'CREATE INDEX IF NOT EXISTS searches_day ON searches (day)',
  'CREATE INDEX IF NOT EXISTS feedback_day ON feedback (day)',
  'CREATE INDEX IF NOT EXISTS sessions_day ON sessions (day)',
  'CREATE INDEX IF NOT EXISTS events_day ON events (day)',
  'CREATE INDEX IF NOT EXISTS events_query ON events (query_id)',
].map((sql): Statement => ({sql}));

/** Creates a store. It creates the tables before the first use, because the database may not be available yet. */
export function createInsightsStore(database: Database): InsightsStore {
  let preparing: Promise<void> | undefined;
  const prepare = (): Promise<void> => {
    preparing ??= database.transact(SCHEMA).catch((error: unknown) => {
      preparing = undefined;
      throw error;
    });
    return preparing;
  };
  const transact = async (statements: readonly Statement[]): Promise<void> => {
    await prepare();
    await database.transact(statements);
  };
  const reports = createReports(database);
  return {
    async report(period) {
      await prepare();
      return reports.report(period);
    },
    write: (batch) => transact(toStatements(batch)),
    purge: (before) =>
      transact(
        ['searches', 'events', 'feedback', 'sessions', 'agent_reads'].map((table) => ({
          sql: `DELETE FROM ${table} WHERE at < ?`,
          values: [before],
        })),
      ),
    close: () => database.close(),
  };
}

/**
 * Queries are stored in lower case, as reports show them, because `LOWER` only handles English letters in SQLite and, in
 * some locales, in PostgreSQL.
 */
function toStatements(batch: InsightsBatch): Statement[] {
  const {searches = [], events = [], feedback = [], sessions = [], agentReads = []} = batch;
  return [
    ...searches.map(({queryID, at, index, query, hits}) => ({
      sql: `INSERT INTO searches (query_id, day, at, index_name, query, hits)
            VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (query_id) DO NOTHING`,
      values: [queryID, toDay(at), at, index, query.toLowerCase(), hits],
    })),
    ...events.map(({id, at, type, index, queryID, objectID, position}) => ({
      sql: `INSERT INTO events (id, day, at, type, index_name, query_id, object_id, position)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      values: [id, toDay(at), at, type, index, queryID, objectID, position],
    })),
    ...feedback.map(({id, at, index, page, kind, text}) => ({
      sql: `INSERT INTO feedback (id, day, at, index_name, page, kind, text) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET page = EXCLUDED.page, kind = EXCLUDED.kind, text = EXCLUDED.text`,
      values: [id, toDay(at), at, index, page, kind, text],
    })),
    ...sessions.map(({id, at, index, reached, returned}) => ({
      sql: `INSERT INTO sessions (id, day, at, index_name, step, returned) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET step = EXCLUDED.step, returned = EXCLUDED.returned`,
      values: [id, toDay(at), at, index, STEPS.indexOf(reached), returned ? 1 : 0],
    })),
    ...agentReads.map(({id, at, way, subject, hits}) => ({
      sql: `INSERT INTO agent_reads (id, day, at, way, subject, hits) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO NOTHING`,
      values: [id, toDay(at), at, way, subject.toLowerCase(), hits],
    })),
  ];
}
