import type {SqlValue} from './Database.ts';
import type {ReportPeriod} from './InsightsReport.ts';

/** The values of the condition `day >= ? AND day <= ? AND (? = '' OR index_name = ?)`. */
export function valuesOf({from, to, index}: ReportPeriod): SqlValue[] {
  return [from, to, index, index];
}
