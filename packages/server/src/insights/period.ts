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
