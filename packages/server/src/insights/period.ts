import type {SqlValue} from './Database.ts';
import type {ReportPeriod} from './InsightsReport.ts';

/** The condition that a row is of the period, with the values of {@link valuesOf}. */
export const WITHIN_PERIOD = `day >= ? AND day <= ? AND (? = '' OR index_name = ?)`;

/** The values of {@link WITHIN_PERIOD}. */
export function valuesOf({from, to, index}: ReportPeriod): SqlValue[] {
  return [from, to, index, index];
}

/** The day in UTC, such as `2026-01-31`. */
export function toDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The searches of the period with their clicks. `LOWER` is for rows of earlier versions, which kept the case of queries. */
export const SEARCHES = `WITH clicked AS (
    SELECT query_id, COUNT(*) AS clicks FROM events WHERE type = 'click' AND query_id IS NOT NULL GROUP BY query_id
  ), asked AS (
    SELECT s.day, LOWER(s.query) AS query, s.hits, COALESCE(c.clicks, 0) AS clicks
    FROM searches s LEFT JOIN clicked c ON c.query_id = s.query_id
    WHERE s.day >= ? AND s.day <= ? AND (? = '' OR s.index_name = ?)
  )`;
