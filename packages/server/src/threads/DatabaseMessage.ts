import type {SqlValue, Statement} from '../insights/Database.ts';

/** Start data of the database thread. */
export interface DatabaseThreadData {
  /** A file, or a `postgres://` address. */
  readonly database: string;
  readonly maxMegabytes: number;
}

/** A call to the database thread. */
export type DatabaseCall = {readonly id: number} & (
  | {readonly kind: 'transact'; readonly statements: readonly Statement[]}
  | {readonly kind: 'all'; readonly statement: Statement}
  | {readonly kind: 'close'}
);

/** The answer to a call. The one with id 0 says that the database is open, or why it is not. */
export interface DatabaseAnswer {
  readonly id: number;
  readonly rows?: readonly Readonly<Record<string, SqlValue>>[];
  readonly error?: string;
}
