import type {InsightsConfig} from '../config/ServerConfig.ts';
import {assertPeer} from '../assertPeer.ts';
import {messageOf, ServerError} from '../errors.ts';
import {claimFile} from './claimFile.ts';
import {createLateDatabase} from './createLateDatabase.ts';
import {createThreadDatabase} from './createThreadDatabase.ts';
import type {Database} from './Database.ts';
import {isAddress} from './isAddress.ts';

/** Settings of {@link openDatabase} beside the configuration. */
export interface OpenDatabaseOptions {
  /** Folder of the compiled thread modules; without it the database is used on the calling thread. */
  readonly threads?: URL | undefined;
  /** Told why the database could not be opened, or was lost. */
  readonly onFailure?: (error: unknown) => void;
  /** Told each time when it has been opened. */
  readonly onOpened?: () => void;
}

/**
 * Opens the database of the configuration, in the background: a server by its address, otherwise a file.
 * Throws `SERVER_MISSING_PEER` when the driver is not installed.
 */
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
  // When a connection breaks at a bad moment the driver throws where nobody can catch it.
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
