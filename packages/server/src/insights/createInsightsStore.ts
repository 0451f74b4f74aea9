import type {Database, SqlValue, Statement} from './Database.ts';
import type {InsightsRow} from './InsightsRows.ts';
import {REPORT_TABLES, SUMMARIES, toDay, type InsightsReport, type ReportPeriod} from './reportTables.ts';

/** Stores searches, events and feedback, and reports on them. */
export interface InsightsStore {
  /** Stores all rows or none. Existing searches, events and agent reads stay; feedback is replaced. */
  write(rows: readonly InsightsRow[]): Promise<void>;
  report(period: ReportPeriod): Promise<InsightsReport>;
  /** Deletes rows from before a time, in milliseconds since 1970. */
  purge(before: number): Promise<void>;
  close(): Promise<void>;
}

const COMMON = {id: 'id TEXT PRIMARY KEY', day: 'day TEXT NOT NULL', at: 'at BIGINT NOT NULL'};
const INDEX = {index: 'index_name TEXT NOT NULL'};

/** The columns of the tables, by the fields of their rows. */
const TABLES: Readonly<Record<InsightsRow['table'], Readonly<Record<string, string>>>> = {
  searches: {
    ...COMMON,
    id: 'query_id TEXT PRIMARY KEY',
    ...INDEX,
    query: 'query TEXT NOT NULL',
    hits: 'hits INTEGER NOT NULL',
  },
  events: {
    ...COMMON,
    type: 'type TEXT NOT NULL',
    ...INDEX,
    queryID: 'query_id TEXT',
    objectID: 'object_id TEXT',
    position: 'position INTEGER',
  },
  feedback: {
    ...COMMON,
    ...INDEX,
    page: 'page TEXT NOT NULL',
    kind: 'kind TEXT NOT NULL',
    text: 'text TEXT NOT NULL',
  },
  agent_reads: {...COMMON, way: 'way TEXT NOT NULL', subject: 'subject TEXT NOT NULL', hits: 'hits INTEGER'},
};

const SCHEMA = [
  ...Object.entries(TABLES).flatMap(([table, columns]) => [
    `CREATE TABLE IF NOT EXISTS ${table} (${Object.values(columns).join(', ')})`,
    `CREATE INDEX IF NOT EXISTS ${table}_day ON ${table} (day)`,
  ]),
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
  return {
    async report(period) {
      await prepare();
      const {from, to, index} = period;
      const read = (sql: string) => database.all<object>({sql, values: [from, to, index, index]});
      const report: Record<string, unknown> = {period, summary: {}};
      for (const sql of SUMMARIES) Object.assign(report['summary'] as object, (await read(sql))[0]);
      for (const {name, sql} of REPORT_TABLES) report[name] = await read(sql);
      return report as unknown as InsightsReport;
    },
    write: (rows) => transact(rows.map(toStatement)),
    purge: (before) =>
      transact(
        Object.keys(TABLES).map((table) => ({sql: `DELETE FROM ${table} WHERE at < ?`, values: [before]})),
      ),
    close: () => database.close(),
  };
}

/** Fields stored in lower case, because `LOWER` only handles English letters in SQLite and some locales of PostgreSQL. */
const LOWERED = ['query', 'subject'];

function toStatement({table, ...row}: InsightsRow): Statement {
  const columns = Object.entries(TABLES[table]);
  const names = columns.map(([, column]) => column.split(' ')[0]);
  const fields: Readonly<Record<string, SqlValue>> = {...row, day: toDay(row.at)};
  const repeated =
    table === 'feedback'
      ? 'UPDATE SET page = EXCLUDED.page, kind = EXCLUDED.kind, text = EXCLUDED.text'
      : 'NOTHING';
  return {
    sql: `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
          ON CONFLICT (${names[0]}) DO ${repeated}`,
    values: columns.map(([field]) => {
      const value = fields[field] ?? null;
      return LOWERED.includes(field) ? String(value).toLowerCase() : value;
    }),
  };
}
