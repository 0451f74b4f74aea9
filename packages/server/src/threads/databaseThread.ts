import {parentPort, workerData} from 'node:worker_threads';
import {messageOf} from '../errors.ts';
import type {SqlValue} from '../insights/Database.ts';
import {isAddress} from '../insights/isAddress.ts';
import type {DatabaseAnswer, DatabaseCall, DatabaseThreadData} from './DatabaseMessage.ts';

// The embedded database blocks its thread while it writes, and the PostgreSQL driver may crash its thread when a connection
// breaks. On a thread of their own, neither affects searches.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is none
const answer = (message: DatabaseAnswer): void => parentPort?.postMessage(message);

async function start(): Promise<void> {
  const {database: name, maxMegabytes} = workerData as DatabaseThreadData;
  // Imported on demand, because only one driver may be installed.
  const database = isAddress(name)
    ? (await import('../insights/createPostgresDatabase.ts')).createPostgresDatabase(name)
    : (await import('../insights/createSqliteDatabase.ts')).createSqliteDatabase({file: name, maxMegabytes});
  answer({id: 0});
  parentPort?.on('message', (call: DatabaseCall) => {
    run(call)
      .then((rows) => answer({id: call.id, rows}))
      .catch((error: unknown) => answer({id: call.id, error: messageOf(error)}));
  });

  async function run(call: DatabaseCall): Promise<Record<string, SqlValue>[]> {
    if (call.kind === 'all') return database.all(call.statement);
    await (call.kind === 'close' ? database.close() : database.transact(call.statements));
    return [];
  }
}

try {
  await start();
} catch (error) {
  answer({id: 0, error: messageOf(error)});
}
