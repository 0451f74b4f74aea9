/**
 * Counts the rows that an unvalidated body would store: one for a view, one for each object of another event, and two
 * for each search of a session. Any other body counts as one row.
 */
export function countSentRows(body: unknown): number {
  const {events, searches} = (body ?? {}) as {events?: unknown; searches?: unknown};
  if (Array.isArray(events)) return events.reduce((sum: number, event: unknown) => sum + rowsOf(event), 0);
  return Array.isArray(searches) ? 2 * searches.length : 1;
}

function rowsOf(event: unknown): number {
  const {eventType, objectIDs} = (event ?? {}) as {eventType?: unknown; objectIDs?: unknown};
  return eventType === 'view' || !Array.isArray(objectIDs) ? 1 : Math.max(1, objectIDs.length);
}
