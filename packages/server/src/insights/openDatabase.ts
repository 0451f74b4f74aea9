import type {InsightsConfig} from '../config/ServerConfig.ts';
import {assertPeer} from '../assertPeer.ts';
import {createPostgresDatabase} from './createPostgresDatabase.ts';
import {createSqliteDatabase} from './createSqliteDatabase.ts';
import type {Database} from './Database.ts';

/**
 * Returns the configured database, which is opened by the first call. Throws `SERVER_MISSING_PEER` when its driver is not
 * installed, and `SERVER_OLD_NODE` when this Node has no SQLite.
 */
export function openDatabase({
  database,
  maxMegabytes,
}: Pick<InsightsConfig, 'database' | 'maxMegabytes'>): Database {
  const isPostgres = /^postgres(?:ql)?:\/\//u.test(database);
  if (!isPostgres) return createSqliteDatabase({file: database, maxMegabytes});
  assertPeer('pg', 'an insights database at a postgres:// address');
  return createPostgresDatabase(database);
}
