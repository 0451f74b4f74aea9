/** Whether a database is a PostgreSQL address rather than a file. */
export function isAddress(database: string): boolean {
  return /^postgres(?:ql)?:\/\//u.test(database);
}
