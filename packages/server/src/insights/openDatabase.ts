import type {InsightsConfig} from '../config/ServerConfig.ts';
import {createPostgresDatabase} from './createPostgresDatabase.ts';
import {createSqliteDatabase} from './createSqliteDatabase.ts';
import type {Database} from './Database.ts';

/** Opens the database of a configuration: PostgreSQL for an address, the embedded one for a file. */
export function openDatabase({database, maxMegabytes}: InsightsConfig): Database {
  return /^postgres(?:ql)?:\/\//u.test(database)
    ? createPostgresDatabase(database)
    : createSqliteDatabase({file: database, maxMegabytes});
}
