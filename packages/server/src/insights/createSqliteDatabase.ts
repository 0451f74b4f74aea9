import {rmSync} from 'node:fs';
import sqlite from 'node-sqlite3-wasm';
import {messageOf, ServerError} from '../errors.ts';
import type {Database, Statement} from './Database.ts';

/** Settings of {@link createSqliteDatabase}. */
export interface CreateSqliteDatabaseOptions {
  readonly file: string;
  /** Largest size in megabytes; further writes fail as on a full disk. */
  readonly maxMegabytes: number;
}

const PAGE_BYTES = 4096;

/** Opens the embedded database, whose file this server must have claimed. Throws `SERVER_DATABASE` when it cannot. */
export function createSqliteDatabase({file, maxMegabytes}: CreateSqliteDatabaseOptions): Database {
  const database = open(file);
  const maxPages = Math.max(1, Math.floor((maxMegabytes * 2 ** 20) / PAGE_BYTES));
  try {
    for (const pragma of [
      'locking_mode = EXCLUSIVE',
      `page_size = ${PAGE_BYTES}`,
      'journal_mode = WAL',
      'synchronous = FULL',
      `max_page_count = ${maxPages}`,
    ]) {
      database.all(`PRAGMA ${pragma}`);
    }
  } catch (cause) {
    database.close();
    throw failure(file, messageOf(cause), cause);
  }

  return {
    async transact(statements) {
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const {sql, values = []} of statements) database.run(sql, [...values]);
        database.exec('COMMIT');
      } catch (error) {
        // A full disk rolls back the transaction itself.
        if (database.inTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    all: async <Row>({sql, values = []}: Statement) => database.all(sql, [...values]) as Row[],
    async close() {
      database.close();
    },
  };
}

/** Removes the driver's lock folder, which a killed process leaves behind. */
function open(file: string): InstanceType<typeof sqlite.Database> {
  try {
    rmSync(`${file}.lock`, {recursive: true, force: true});
    return new sqlite.Database(file);
  } catch (cause) {
    throw failure(file, messageOf(cause), cause);
  }
}

function failure(file: string, reason: string, cause: unknown): ServerError {
  return new ServerError('SERVER_DATABASE', `the insights database "${file}" cannot be opened: ${reason}.`, {
    cause,
  });
}
