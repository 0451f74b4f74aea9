import {existsSync} from 'node:fs';
import {createSqliteDatabase} from '../../../packages/server/src/insights/createSqliteDatabase.ts';
import {createPostgresDatabase} from '../../../packages/server/src/insights/createPostgresDatabase.ts';

/** Counts how often each event is stored in databases that nobody writes any more, by its id. */
export async function countStored(databases: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const address of databases) {
    const isFile = !/^\w+:\/\//u.test(address);
    if (isFile && !existsSync(address)) continue;
    const database = isFile
      ? createSqliteDatabase({file: address, maxMegabytes: 1024})
      : createPostgresDatabase(address);
    const rows = await database.all<{id: string}>({sql: 'SELECT id FROM events'});
    for (const {id} of rows) counts.set(id, (counts.get(id) ?? 0) + 1);
    await database.close();
  }
  return counts;
}
