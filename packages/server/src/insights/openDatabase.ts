import type {InsightsConfig} from '../config/ServerConfig.ts';
import {messageOf, ServerError} from '../errors.ts';
import {claimFile} from './claimFile.ts';
import {createLateDatabase} from './createLateDatabase.ts';
import {createPostgresDatabase} from './createPostgresDatabase.ts';
import {createSqliteDatabase} from './createSqliteDatabase.ts';
import {createThreadDatabase} from './createThreadDatabase.ts';
import type {Database} from './Database.ts';

/** Settings of {@link openDatabase} beside the configuration. */
export interface OpenDatabaseOptions {
  /** Folder of the compiled thread modules; without it the embedded database works on the calling thread. */
  readonly threads?: URL | undefined;
  /** Told why the embedded database could not be opened. */
  readonly onFailure?: (error: unknown) => void;
  /** Told each time when it has been opened. */
  readonly onOpened?: () => void;
}

/** Opens the database of the configuration, in the background: a server by its address, otherwise a file. */
export function openDatabase(
  {database, maxMegabytes}: Pick<InsightsConfig, 'database' | 'maxMegabytes'>,
  {threads, onFailure = () => {}, onOpened = () => {}}: OpenDatabaseOptions = {},
): Database {
  if (/^postgres(?:ql)?:\/\//u.test(database)) return createPostgresDatabase(database);
  return createLateDatabase({
    onFailure,
    onOpened,
    open: (onLost) => openFile({file: database, maxMegabytes}, threads, onLost),
  });
}

async function openFile(
  options: {readonly file: string; readonly maxMegabytes: number},
  threads: URL | undefined,
  onLost: () => void,
): Promise<Database> {
  const claim = await claimFile(options.file, onLost).catch((cause: unknown) => {
    throw new ServerError(
      'SERVER_DATABASE',
      `the insights database "${options.file}" cannot be opened: ${messageOf(cause)}.`,
      {cause},
    );
  });
  try {
    const opened = await (threads === undefined
      ? createSqliteDatabase(options)
      : createThreadDatabase(options, threads));
    return {
      ...opened,
      async close() {
        await opened.close();
        claim.release();
      },
    };
  } catch (error) {
    claim.release();
    throw error;
  }
}
