import type {Database, SqlValue} from './Database.ts';
import type {AgentReadsRow, FunnelRow, PageFeedbackRow, RemarkRow, ReportPeriod} from './InsightsReport.ts';
import {STEPS} from './InsightsRows.ts';
import {valuesOf} from './valuesOf.ts';

/** Questions to the stored sessions and to what readers said. */
export interface ReaderReports {
  readFunnel(period: ReportPeriod): Promise<FunnelRow[]>;
  readFeedback(period: ReportPeriod): Promise<PageFeedbackRow[]>;
  readRemarks(period: ReportPeriod): Promise<RemarkRow[]>;
  readAgents(period: ReportPeriod): Promise<AgentReadsRow[]>;
}

/** Most pages, and most texts of readers. */
const MAX_ROWS = 500;

const WITHIN = `day >= ? AND day <= ? AND (? = '' OR index_name = ?)`;

/** Creates the questions to a database. */
export function createReaderReports(database: Database): ReaderReports {
  const all = (sql: string, period: ReportPeriod): Promise<Record<string, SqlValue>[]> =>
    database.all({sql, values: valuesOf(period)});

  return {
    async readFunnel(period) {
      const [row] = await all(
        `SELECT ${STEPS.map((_, step) => `SUM(CASE WHEN step >= ${step} THEN 1 ELSE 0 END) AS step${step}`).join(', ')},
         SUM(returned) AS returned FROM sessions WHERE ${WITHIN}`,
        period,
      );
      return [
        ...STEPS.map((step, place) => ({step, sessions: Number(row?.[`step${place}`] ?? 0)})),
        {step: 'returned', sessions: Number(row?.['returned'] ?? 0)},
      ];
    },
    async readFeedback(period) {
      const rows = await all(
        `SELECT page, SUM(CASE WHEN kind = 'helped' THEN 1 ELSE 0 END) AS helped,
         SUM(CASE WHEN kind = 'not-helped' THEN 1 ELSE 0 END) AS not_helped,
         SUM(CASE WHEN kind IN ('report', 'agent-report') THEN 1 ELSE 0 END) AS reports
         FROM feedback WHERE ${WITHIN} GROUP BY page
         ORDER BY SUM(CASE WHEN kind = 'helped' THEN 0 ELSE 1 END) DESC, page LIMIT ${MAX_ROWS}`,
        period,
      );
      return rows.map(({page, helped, not_helped: notHelped, reports}) => ({
        page: String(page),
        helped: Number(helped),
        notHelped: Number(notHelped),
        reports: Number(reports),
      }));
    },
    async readRemarks(period) {
      const rows = await all(
        `SELECT day, page, kind, text FROM feedback WHERE text <> '' AND ${WITHIN}
         ORDER BY at DESC, id LIMIT ${MAX_ROWS}`,
        period,
      );
      return rows.map(({day, page, kind, text}) => ({
        day: String(day),
        page: String(page),
        kind: String(kind),
        text: String(text),
      }));
    },
    async readAgents({from, to}) {
      const rows = await database.all<Record<string, SqlValue>>({
        sql: `SELECT way, LOWER(subject) AS subject, COUNT(*) AS reads,
              SUM(CASE WHEN hits = 0 THEN 1 ELSE 0 END) AS empty
              FROM agent_reads WHERE day >= ? AND day <= ? GROUP BY way, LOWER(subject)
              ORDER BY COUNT(*) DESC, way, LOWER(subject) LIMIT ${MAX_ROWS}`,
        values: [from, to],
      });
      return rows.map(({way, subject, reads, empty}) => ({
        way: String(way),
        subject: String(subject),
        reads: Number(reads),
        empty: Number(empty),
      }));
    },
  };
}
