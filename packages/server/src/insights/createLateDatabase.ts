import {messageOf, ServerError} from '../errors.ts';
import type {Database} from './Database.ts';

/** Milliseconds between two attempts to open a database. */
const RETRY_MS = 2000;

/** Settings of {@link createLateDatabase}. */
export interface LateDatabaseOptions {
  /** Opens the database; `onLost` is to be called, with the reason, when it must not be used any more. */
  readonly open: (onLost: (reason: string) => void) => Promise<Database>;
  /** Told why the database could not be opened, once for each reason. */
  readonly onFailure: (error: unknown) => void;
  readonly onOpened: () => void;
}

/**
 * A database that is opened in the background, and again when that fails: a full disk, a damaged file or another server
 * that has the file keep nobody from searching. What is asked of it meanwhile is rejected at once.
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
