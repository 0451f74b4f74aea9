import type {Database} from './Database.ts';
import type {InsightsReport, ReportPeriod} from './InsightsReport.ts';
import {SEARCHES, valuesOf, WITHIN_PERIOD} from './period.ts';
import {REPORT_TABLES} from './reportTables.ts';

/** Reports on the stored rows. */
export interface Reports {
  report(period: ReportPeriod): Promise<InsightsReport>;
}

/** Numbers of the whole period; sums of no rows are `NULL`. */
const SUMMARIES = [
  `${SEARCHES} SELECT COUNT(*) AS searches, COUNT(CASE WHEN hits = 0 THEN 1 END) AS empty,
   COUNT(CASE WHEN clicks > 0 THEN 1 END) AS clicked FROM asked`,
  `SELECT COUNT(CASE WHEN type = 'view' THEN 1 END) AS views, COUNT(CASE WHEN type = 'click' THEN 1 END) AS clicks,
   ROUND(AVG(CASE WHEN type = 'click' THEN position END), 2) AS "meanPosition" FROM events WHERE ${WITHIN_PERIOD}`,
];

/** Creates the reports of a database. */
export function createReports(database: Database): Reports {
  return {
    async report(period) {
      const read = (sql: string) => database.all<object>({sql, values: valuesOf(period)});
      const report: Record<string, unknown> = {period, summary: {}};
      for (const sql of SUMMARIES) Object.assign(report['summary'] as object, (await read(sql))[0]);
      for (const {name, sql} of REPORT_TABLES) report[name] = await read(sql);
      return report as unknown as InsightsReport;
    },
  };
}
