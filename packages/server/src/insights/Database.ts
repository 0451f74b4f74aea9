/** A value of a row. */
export type SqlValue = string | number | null;

/** A statement with `?` as placeholders for its values, in order. */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly SqlValue[];
}

/** A database for insights. Statements use only SQL that SQLite and PostgreSQL share. */
export interface Database {
  /** Runs the statements as one transaction. Resolves once it is on disk; rejects without any change. */
  transact(statements: readonly Statement[]): Promise<void>;
  all<Row>(statement: Statement): Promise<Row[]>;
  close(): Promise<void>;
}
