import type {InsightsConfig} from '../config/ServerConfig.ts';
import {assertPeer} from '../assertPeer.ts';
import {messageOf, ServerError} from '../errors.ts';
import {claimFile} from './claimFile.ts';
import {createLateDatabase} from './createLateDatabase.ts';
import {createThreadDatabase} from './createThreadDatabase.ts';
import type {Database} from './Database.ts';
import {isAddress} from './isAddress.ts';

/** Options of {@link openDatabase} besides the configuration. */
export interface OpenDatabaseOptions {
  /** Folder of the compiled thread modules; without it the database runs on the calling thread. */
  readonly threads?: URL | undefined;
  /** Called when the database cannot be opened or is lost. */
  readonly onFailure?: (error: unknown) => void;
  /** Called each time the database has been opened. */
  readonly onOpened?: () => void;
}

/** Opens the configured database in the background. Throws `SERVER_MISSING_PEER` when its driver is not installed. */
export function openDatabase(
  {database, maxMegabytes}: Pick<InsightsConfig, 'database' | 'maxMegabytes'>,
  {threads, onFailure = () => {}, onOpened = () => {}}: OpenDatabaseOptions = {},
): Database {
  if (!isAddress(database)) {
    assertPeer('node-sqlite3-wasm', 'an insights database in a file');
    const open = (onLost: (reason: string) => void) =>
      openFile({file: database, maxMegabytes}, threads, onLost);
    return createLateDatabase({onFailure, onOpened, open});
  }
  assertPeer('postgres', 'an insights database at a postgres:// address');
  // Uses a thread, because the driver can throw uncatchable errors when a connection breaks.
  const open = async (onLost: (reason: string) => void) =>
    threads === undefined
      ? (await import('./createPostgresDatabase.ts')).createPostgresDatabase(database)
      : createThreadDatabase({database, maxMegabytes}, threads, onLost);
  return createLateDatabase({onFailure, onOpened, open});
}

async function openFile(
  options: {readonly file: string; readonly maxMegabytes: number},
  threads: URL | undefined,
  onLost: (reason: string) => void,
): Promise<Database> {
  const onTaken = (): void => onLost('the insights database belongs to another server now.');
  const claim = await claimFile(options.file, onTaken).catch((cause: unknown) => {
    throw new ServerError(
      'SERVER_DATABASE',
      `the insights database "${options.file}" cannot be opened: ${messageOf(cause)}.`,
      {cause},
    );
  });
  try {
    const opened = await (threads === undefined
      ? (await import('./createSqliteDatabase.ts')).createSqliteDatabase(options)
      : createThreadDatabase({database: options.file, maxMegabytes: options.maxMegabytes}, threads, onLost));
    return {
      ...opened,
      async close() {
        try {
          await opened.close();
        } finally {
          claim.release();
        }
      },
    };
  } catch (error) {
    claim.release();
    throw error;
  }
}
