import {readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import {ProtocolError} from '@help-center/engine/protocol';
import type {Access} from '../access/createAccess.ts';
import {RetryLaterError} from '../errors.ts';
import {readCredentials} from '../http/readCredentials.ts';
import {describeWeek, weekBefore} from './describeWeek.ts';
import type {InsightsStore} from './createInsightsStore.ts';
import type {InsightsReport, ReportPeriod} from './InsightsReport.ts';
import {toDay} from './period.ts';
import {cellsOf, REPORT_TABLES} from './reportTables.ts';
import {toCsv} from './toCsv.ts';
import {toWeekFeed} from './toWeekFeed.ts';

/** Folder of the bundled page, beside the compiled server. */
const PAGE_FOLDER = new URL('../../dist/page/', import.meta.url);

const FEED_WEEKS = 4;

const SHELL = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Search insights</title>
<link rel="stylesheet" href="insights/page.css">
</head>
<body><div id="root"></div><script type="module" src="insights/page.js"></script></body>
</html>
`;

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

/** Adds the insights page and the reports it shows. The page itself has no data; the reports need a key. */
export function addReportRoutes(
  app: FastifyInstance,
  access: Access,
  store: InsightsStore | undefined,
): void {
  async function readReport(
    request: FastifyRequest,
    toPeriod: (query: Readonly<Record<string, unknown>>) => ReportPeriod = readPeriod,
  ): Promise<InsightsReport> {
    const isAllowed = access.check(readCredentials(request), 'insights');
    if (store === undefined) throw new ProtocolError(403, 'Insights are off on this server');
    const period = toPeriod(request.query as Readonly<Record<string, unknown>>);
    if (!isAllowed(period.index))
      throw new ProtocolError(403, 'This API key is for some indices only, name one with "index"');
    try {
      return await store.report(period);
    } catch {
      throw new RetryLaterError(503, 'The insights cannot be read', 5);
    }
  }

  app.get('/insights', async (_request, reply) => {
    if (store === undefined) throw new ProtocolError(404, 'Insights are off on this server');
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(SHELL);
  });
  for (const [name, type] of [
    ['page.js', 'text/javascript'],
    ['page.css', 'text/css'],
  ] as const) {
    app.get(`/insights/${name}`, async (_request, reply) => {
      const bytes = await readFile(fileURLToPath(new URL(name, PAGE_FOLDER))).catch(() => {
        throw new ProtocolError(404, 'The insights page is not built, run "npm run packages"');
      });
      return reply.headers(HEADERS).type(`${type}; charset=utf-8`).send(bytes);
    });
  }
  app.get('/1/insights/report', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return readReport(request);
  });
  const readWeek = (request: FastifyRequest, weeks: number): Promise<InsightsReport> =>
    readReport(request, (query) => weekBefore(Date.now(), weeks, readPeriod(query).index));
  app.get('/1/insights/week.txt', async (request, reply) => {
    const text = describeWeek(await readWeek(request, 1));
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
  });
  app.get('/1/insights/weeks.atom', async (request, reply) => {
    const weeks: InsightsReport[] = [];
    for (let week = 1; week <= FEED_WEEKS; week += 1) weeks.push(await readWeek(request, week));
    return reply
      .header('cache-control', 'no-store')
      .type('application/atom+xml; charset=utf-8')
      .send(toWeekFeed(weeks));
  });
  app.get<{Params: {table: string}}>('/1/insights/:table.csv', async (request, reply) => {
    const {table: name} = request.params;
    const table = REPORT_TABLES.find((one) => one.name === name);
    if (table === undefined) throw new ProtocolError(404, `There is no table ${name}`);
    const cells = cellsOf(await readReport(request), table);
    return reply
      .headers({'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}.csv"`})
      .type('text/csv; charset=utf-8')
      .send(toCsv(Object.keys(table.columns), cells));
  });
}

function readPeriod(query: Readonly<Record<string, unknown>>): ReportPeriod {
  const today = toDay(Date.now());
  const {from = '1970-01-01', to = today, index = ''} = query;
  for (const [name, value] of Object.entries({from, to})) {
    if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/u.test(value)) {
      throw new ProtocolError(400, `Invalid value for "${name}" parameter, expected a day such as ${today}`);
    }
  }
  if (typeof index !== 'string')
    throw new ProtocolError(400, 'Invalid value for "index" parameter, expected a string');
  return {from: from as string, to: to as string, index};
}
