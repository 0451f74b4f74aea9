import {messageOf, ServerError} from '../errors.ts';
import type {Database} from './Database.ts';

/** Milliseconds between two attempts to open a database. */
const RETRY_MS = 2000;

/** Settings of {@link createLateDatabase}. */
export interface LateDatabaseOptions {
  /** Opens the database. It must call `onLost` with the reason when the database can no longer be used. */
  readonly open: (onLost: (reason: string) => void) => Promise<Database>;
  /** Called when the database cannot be opened, once for each reason. */
  readonly onFailure: (error: unknown) => void;
  readonly onOpened: () => void;
}

/**
 * A database that is opened in the background and reopened after failures, so that a full disk, a damaged file or another
 * server using the file does not prevent searches. Calls are rejected immediately in the meantime.
 */
export function createLateDatabase({open, onFailure, onOpened}: LateDatabaseOptions): Database {
  let opened: Database | undefined;
  let failure: Error | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let opening: Promise<void> = tryToOpen();

  async function tryToOpen(): Promise<void> {
    try {
      opened = await open(lose);
      failure = undefined;
      onOpened();
    } catch (error) {
      if (messageOf(error) !== failure?.message) onFailure(error);
      failure = error instanceof Error ? error : new ServerError('SERVER_DATABASE', messageOf(error));
      tryLater();
    }
  }

  function tryLater(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      opening = tryToOpen();
    }, RETRY_MS);
    timer.unref();
  }

  function lose(reason: string): void {
    const former = opened;
    opened = undefined;
    failure = new ServerError('SERVER_DATABASE', reason);
    onFailure(failure);
    void former?.close().catch(() => undefined);
    tryLater();
  }

  async function use(): Promise<Database> {
    if (failure === undefined) await opening;
    if (opened === undefined)
      throw failure ?? new ServerError('SERVER_DATABASE', 'the insights database is closed.');
    return opened;
  }

  return {
    transact: async (statements) => (await use()).transact(statements),
    all: async (statement) => (await use()).all(statement),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await opening;
      clearTimeout(timer);
      await opened?.close();
    },
  };
}
