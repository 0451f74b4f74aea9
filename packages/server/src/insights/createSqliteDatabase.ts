import {mkdirSync} from 'node:fs';
import type {DatabaseSync} from 'node:sqlite';
import {dirname} from 'node:path';
import {messageOf, ServerError} from '../errors.ts';
import type {Database, Statement} from './Database.ts';

/** Settings of {@link createSqliteDatabase}. */
export interface CreateSqliteDatabaseOptions {
  readonly file: string;
  /** Largest size in megabytes; further writes fail as on a full disk. */
  readonly maxMegabytes: number;
}

const PAGE_BYTES = 4096;
const SQLITE_BUSY = 5;

/**
 * An embedded database, opened by the first call. After a failure it is closed, and the next call opens it again, so that
 * a full disk, a damaged file or another server that has the file need no restart. Throws `SERVER_OLD_NODE` before Node
 * 22.13.
 */
export function createSqliteDatabase({file, maxMegabytes}: CreateSqliteDatabaseOptions): Database {
  const {DatabaseSync: Connection} = loadSqlite();
  let opened: DatabaseSync | undefined;

  function open(): DatabaseSync {
    mkdirSync(dirname(file), {recursive: true});
    const database = new Connection(file);
    try {
      // The lock is that of the operating system, which releases it when a process is killed.
      database.exec(`
        PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA page_size = ${PAGE_BYTES};
        PRAGMA journal_mode = WAL;
        PRAGMA synchronous = FULL;
        PRAGMA max_page_count = ${Math.max(1, Math.floor((maxMegabytes * 2 ** 20) / PAGE_BYTES))};
        BEGIN IMMEDIATE;
        COMMIT`);
    } catch (error) {
      database.close();
      throw error;
    }
    return database;
  }

  function use(): DatabaseSync {
    try {
      return (opened ??= open());
    } catch (cause) {
      const reason =
        (cause as {errcode?: number}).errcode === SQLITE_BUSY
          ? 'another server has it; give each server a file of its own, or use PostgreSQL'
          : messageOf(cause);
      throw new ServerError(
        'SERVER_DATABASE',
        `the insights database "${file}" cannot be opened: ${reason}.`,
        {
          cause,
        },
      );
    }
  }

  function close(): void {
    const database = opened;
    opened = undefined;
    database?.close();
  }

  return {
    async transact(statements) {
      const database = use();
      try {
        database.exec('BEGIN IMMEDIATE');
        for (const {sql, values = []} of statements) database.prepare(sql).run(...values);
        database.exec('COMMIT');
      } catch (error) {
        close();
        throw error;
      }
    },
    all: async <Row>({sql, values = []}: Statement) =>
      use()
        .prepare(sql)
        .all(...values) as Row[],
    async close() {
      close();
    },
  };
}

function loadSqlite(): typeof import('node:sqlite') {
  // Not imported, so that the server also starts on an older Node without insights or with PostgreSQL.
  const sqlite = process.getBuiltinModule('node:sqlite') as typeof import('node:sqlite') | undefined;
  if (sqlite !== undefined) return sqlite;
  throw new ServerError(
    'SERVER_OLD_NODE',
    `an insights database in a file needs Node 22.13 or newer, and this is ${process.versions.node}. Update Node, or use PostgreSQL.`,
  );
}
