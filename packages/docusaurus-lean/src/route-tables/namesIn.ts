/** The chunk names in a route's value, however they are nested. */
export function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(namesIn) : [];
}
