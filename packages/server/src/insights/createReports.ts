import type {Database, SqlValue} from './Database.ts';
import {createReaderReports} from './createReaderReports.ts';
import type {
  DayRow,
  InsightsReport,
  PositionRow,
  QueryRow,
  ReportPeriod,
  SummaryRow,
} from './InsightsReport.ts';
import {valuesOf, WITHIN_PERIOD} from './period.ts';
import {toNumbers} from './toNumbers.ts';

/** Reports on the stored rows. */
export interface Reports {
  report(period: ReportPeriod): Promise<InsightsReport>;
}

/** Most rows of a table of queries. */
const MAX_QUERIES = 500;

/** The searches of the period with their clicks. `LOWER` is for rows of earlier versions, which kept the case of queries. */
const SEARCHES = `WITH clicked AS (
    SELECT query_id, COUNT(*) AS clicks FROM events WHERE type = 'click' AND query_id IS NOT NULL GROUP BY query_id
  ), asked AS (
    SELECT s.day, LOWER(s.query) AS query, s.hits, COALESCE(c.clicks, 0) AS clicks
    FROM searches s LEFT JOIN clicked c ON c.query_id = s.query_id
    WHERE s.day >= ? AND s.day <= ? AND (? = '' OR s.index_name = ?)
  )`;

const COLUMNS = `query, COUNT(*) AS searches,
  SUM(CASE WHEN hits = 0 THEN 1 ELSE 0 END) AS empty,
  SUM(CASE WHEN clicks > 0 THEN 1 ELSE 0 END) AS clicked, MAX(hits) AS hits`;

/** Creates the reports of a database. */
export function createReports(database: Database): Reports {
  const {readFunnel, readFeedback, readRemarks, readAgents} = createReaderReports(database);

  async function readQueries(period: ReportPeriod, having: string): Promise<QueryRow[]> {
    const rows = await database.all<Record<keyof QueryRow, SqlValue>>({
      sql: `${SEARCHES} SELECT ${COLUMNS} FROM asked GROUP BY query ${having}
            ORDER BY COUNT(*) DESC, query LIMIT ${MAX_QUERIES}`,
      values: valuesOf(period),
    });
    return rows.map((row) => ({
      query: String(row.query),
      ...toNumbers(row, 'searches', 'empty', 'clicked', 'hits'),
    }));
  }

  async function readSummary(period: ReportPeriod): Promise<SummaryRow> {
    const [asked] = await database.all<Record<string, SqlValue>>({
      sql: `${SEARCHES} SELECT COUNT(*) AS searches, SUM(CASE WHEN hits = 0 THEN 1 ELSE 0 END) AS empty,
            SUM(CASE WHEN clicks > 0 THEN 1 ELSE 0 END) AS clicked FROM asked`,
      values: valuesOf(period),
    });
    const [events] = await database.all<Record<string, SqlValue>>({
      sql: `SELECT SUM(CASE WHEN type = 'view' THEN 1 ELSE 0 END) AS views,
            SUM(CASE WHEN type = 'click' THEN 1 ELSE 0 END) AS clicks,
            AVG(CASE WHEN type = 'click' THEN position END) AS place
            FROM events WHERE ${WITHIN_PERIOD}`,
      values: valuesOf(period),
    });
    const place = events?.['place'] ?? null;
    return {
      ...toNumbers(asked, 'searches', 'empty', 'clicked'),
      ...toNumbers(events, 'views', 'clicks'),
      meanPosition: place === null ? null : Math.round(Number(place) * 100) / 100,
    };
  }

  async function readPositions(period: ReportPeriod): Promise<PositionRow[]> {
    const rows = await database.all<Record<string, SqlValue>>({
      sql: `SELECT position, COUNT(*) AS clicks FROM events
            WHERE type = 'click' AND position IS NOT NULL AND ${WITHIN_PERIOD}
            GROUP BY position ORDER BY position`,
      values: valuesOf(period),
    });
    return rows.map((row) => toNumbers(row, 'position', 'clicks'));
  }

  async function readDays(period: ReportPeriod): Promise<DayRow[]> {
    const rows = await database.all<Record<string, SqlValue>>({
      sql: `${SEARCHES} SELECT day, COUNT(*) AS searches, SUM(CASE WHEN hits = 0 THEN 1 ELSE 0 END) AS empty,
            SUM(CASE WHEN clicks > 0 THEN 1 ELSE 0 END) AS clicked FROM asked GROUP BY day ORDER BY day`,
      values: valuesOf(period),
    });
    return rows.map((row) => ({
      day: String(row['day']),
      ...toNumbers(row, 'searches', 'empty', 'clicked'),
    }));
  }

  return {
    async report(period) {
      return {
        period,
        summary: await readSummary(period),
        top: await readQueries(period, ''),
        withoutResults: await readQueries(period, 'HAVING SUM(CASE WHEN hits = 0 THEN 1 ELSE 0 END) > 0'),
        withoutClick: await readQueries(period, 'HAVING SUM(clicks) = 0 AND MAX(hits) > 0'),
        positions: await readPositions(period),
        days: await readDays(period),
        funnel: await readFunnel(period),
        feedback: await readFeedback(period),
        remarks: await readRemarks(period),
        // Agent reads belong to the site, not to an index.
        agents: period.index === '' ? await readAgents(period) : [],
      };
    },
  };
}
