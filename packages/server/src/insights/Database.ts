/** A value of a row. */
export type SqlValue = string | number | null;

/** One statement; `?` stands for the values in order. */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly SqlValue[];
}

/** What insights need of a database; statements use only what SQLite and PostgreSQL have in common. */
export interface Database {
  /** Runs the statements as one transaction; resolves once it is on disk, rejects without having changed anything. */
  transact(statements: readonly Statement[]): Promise<void>;
  /** Returns the rows of a query. */
  all<Row>(statement: Statement): Promise<Row[]>;
  close(): Promise<void>;
}
