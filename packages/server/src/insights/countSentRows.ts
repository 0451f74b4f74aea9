/**
 * Counts the rows that a body asks to be stored, before anything of it is checked: a view is one row, any other event one
 * for each of its objects, a session one and two for each of its searches. Every other body counts as one row.
 */
export function countSentRows(body: unknown): number {
  const {events, searches} = (body ?? {}) as {events?: unknown; searches?: unknown};
  if (Array.isArray(events)) return events.reduce((sum: number, event: unknown) => sum + rowsOf(event), 0);
  return Array.isArray(searches) ? 1 + 2 * searches.length : 1;
}

function rowsOf(event: unknown): number {
  const {eventType, objectIDs} = (event ?? {}) as {eventType?: unknown; objectIDs?: unknown};
  return eventType === 'view' || !Array.isArray(objectIDs) ? 1 : Math.max(1, objectIDs.length);
}
