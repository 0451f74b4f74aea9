import type {Database, SqlValue} from './Database.ts';
import type {AgentReadsRow, FunnelRow, PageFeedbackRow, RemarkRow, ReportPeriod} from './InsightsReport.ts';
import {STEPS} from './InsightsRows.ts';
import {valuesOf, WITHIN_PERIOD} from './period.ts';
import {toNumbers} from './toNumbers.ts';

/** Reports on sessions, feedback and assistants. */
export interface ReaderReports {
  readFunnel(period: ReportPeriod): Promise<FunnelRow[]>;
  readFeedback(period: ReportPeriod): Promise<PageFeedbackRow[]>;
  readRemarks(period: ReportPeriod): Promise<RemarkRow[]>;
  readAgents(period: ReportPeriod): Promise<AgentReadsRow[]>;
}

/** Most rows of a table. */
const MAX_ROWS = 500;

/** Creates the queries for a database. */
export function createReaderReports(database: Database): ReaderReports {
  const all = <Row = Record<string, SqlValue>>(sql: string, period: ReportPeriod): Promise<Row[]> =>
    database.all({sql, values: valuesOf(period)});

  return {
    async readFunnel(period) {
      const [row] = await all(
        `SELECT ${STEPS.map((_, step) => `SUM(CASE WHEN step >= ${step} THEN 1 ELSE 0 END) AS step${step}`).join(', ')},
         SUM(returned) AS returned FROM sessions WHERE ${WITHIN_PERIOD}`,
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
         FROM feedback WHERE ${WITHIN_PERIOD} GROUP BY page
         ORDER BY SUM(CASE WHEN kind = 'helped' THEN 0 ELSE 1 END) DESC, page LIMIT ${MAX_ROWS}`,
        period,
      );
      return rows.map((row) => ({
        page: String(row['page']),
        notHelped: Number(row['not_helped']),
        ...toNumbers(row, 'helped', 'reports'),
      }));
    },
    readRemarks: (period) =>
      all<RemarkRow>(
        `SELECT day, page, kind, text FROM feedback WHERE text <> '' AND ${WITHIN_PERIOD}
         ORDER BY at DESC, id LIMIT ${MAX_ROWS}`,
        period,
      ),
    async readAgents({from, to}) {
      const rows = await database.all<Record<string, SqlValue>>({
        sql: `SELECT way, LOWER(subject) AS subject, COUNT(*) AS reads,
              SUM(CASE WHEN hits = 0 THEN 1 ELSE 0 END) AS empty
              FROM agent_reads WHERE day >= ? AND day <= ? GROUP BY way, LOWER(subject)
              ORDER BY COUNT(*) DESC, way, LOWER(subject) LIMIT ${MAX_ROWS}`,
        values: [from, to],
      });
      return rows.map((row) => ({
        way: String(row['way']),
        subject: String(row['subject']),
        ...toNumbers(row, 'reads', 'empty'),
      }));
    },
  };
}
