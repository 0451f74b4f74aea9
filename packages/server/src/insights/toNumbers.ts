import type {SqlValue} from './Database.ts';

/** Columns of a row as numbers, which PostgreSQL returns as text; 0 for one that is `null` or missing. */
export function toNumbers<Name extends string>(
  row: Readonly<Record<string, SqlValue>> | undefined,
  ...names: readonly Name[]
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, Number(row?.[name] ?? 0)])) as Record<Name, number>;
}
