/** Whether a database is a PostgreSQL server, named by its address, and not a file. */
export function isAddress(database: string): boolean {
  return /^postgres(?:ql)?:\/\//u.test(database);
}
