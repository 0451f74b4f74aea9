import type {SqlValue, Statement} from '../insights/Database.ts';

/** What the thread of the database is started with. */
export interface DatabaseThreadData {
  /** A file, or a `postgres://` address. */
  readonly database: string;
  readonly maxMegabytes: number;
}

/** A call to the database, as it is sent to its thread. */
export type DatabaseCall = {readonly id: number} & (
  | {readonly kind: 'transact'; readonly statements: readonly Statement[]}
  | {readonly kind: 'all'; readonly statement: Statement}
  | {readonly kind: 'close'}
);

/** The answer to a call; the one with id 0 tells that the database is open, or why it is not. */
export interface DatabaseAnswer {
  readonly id: number;
  readonly rows?: readonly Readonly<Record<string, SqlValue>>[];
  readonly error?: string;
}
