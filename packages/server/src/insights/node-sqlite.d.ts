/** The part of `node:sqlite` that this package uses; the types of Node 20, which all other packages run on, lack it. */
declare module 'node:sqlite' {
  type Value = string | number | null;

  class DatabaseSync {
    constructor(file: string);
    exec(sql: string): void;
    prepare(sql: string): {
      run(...values: readonly Value[]): unknown;
      all(...values: readonly Value[]): unknown[];
    };
    close(): void;
  }
}
