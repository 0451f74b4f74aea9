import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {ProtocolError} from '@help-center/engine/protocol';
import {RetryLaterError} from '../errors.ts';
import {readCredentials, type Credentials} from '../access/createAccess.ts';
import type {ServerParts} from '../ServerParts.ts';
import {PAGE_POLICY, readForm, renderInsightsPage, toCsv} from './renderInsightsPage.ts';
import {cellsOf, REPORT_TABLES, toDay, type InsightsReport, type ReportPeriod} from './reportTables.ts';
import type {InsightsRow} from './InsightsRows.ts';
import {readEvents, readFeedback, readSession} from './readBodies.ts';

type Fields = Readonly<Record<string, unknown>>;

const HEADERS = {
  'content-security-policy': PAGE_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

/** Adds the insights page and the reports it shows, which need a key. */
export function addReportRoutes(app: FastifyInstance, {access, insights}: ServerParts): void {
  const readReport = (request: FastifyRequest): Promise<InsightsReport> =>
    readAs(readCredentials(request), request.query as Fields);

  async function readAs(credentials: Credentials, fields: Fields): Promise<InsightsReport> {
    const isAllowed = access.check(credentials, 'insights');
    if (insights === undefined) throw new ProtocolError(403, 'Insights are off on this server');
    const period = readPeriod(fields);
    if (!isAllowed(period.index))
      throw new ProtocolError(403, 'This API key is for some indices only, name one with "index"');
    try {
      return await insights.store.report(period);
    } catch {
      throw new RetryLaterError(503, 'The insights cannot be read', 5);
    }
  }

  void app.register(async (scope) => {
    // Of this page's form only: search clients send JSON under this type.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      {parseAs: 'string'},
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    const send = (reply: FastifyReply, page: string) =>
      reply.headers(HEADERS).type('text/html; charset=utf-8').send(page);
    scope.get('/insights', async (_request, reply) => {
      if (insights === undefined) throw new ProtocolError(404, 'Insights are off on this server');
      return send(reply, renderInsightsPage(readForm(new URLSearchParams(), Date.now())));
    });
    scope.post('/insights', async ({body}, reply) => {
      const form = readForm(body instanceof URLSearchParams ? body : new URLSearchParams(), Date.now());
      try {
        const report = await readAs({appId: undefined, key: form.key}, {...form});
        return await send(reply, renderInsightsPage(form, report));
      } catch (error) {
        if (!(error instanceof ProtocolError)) throw error;
        return send(reply.code(error.status), renderInsightsPage(form, error));
      }
    });
  });
  app.get('/1/insights/report', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return readReport(request);
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

function readPeriod(query: Fields): ReportPeriod {
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

/** Converts the body of each call to rows. */
const CALLS: Readonly<Record<string, (body: unknown, now: number) => readonly InsightsRow[]>> = {
  '/1/events': readEvents,
  '/1/feedback': readFeedback,
  '/1/sessions': readSession,
};

/** Adds the calls that record events, feedback and sessions. They answer once the rows are stored, and only allow the configured origins. */
export function addEventRoutes(app: FastifyInstance, {config, access, insights}: ServerParts): void {
  const {allowedOrigins: origins} = config;
  for (const [address, read] of Object.entries(CALLS)) {
    app.post(address, async (request) => {
      const {origin} = request.headers;
      // CORS only keeps other pages from reading the response, not from sending events.
      if (origin !== undefined && !origins.includes('*') && !origins.includes(origin))
        throw new ProtocolError(403, 'Pages of this origin may not send events');
      const isAllowed = access.check(readCredentials(request), 'events');
      if (insights === undefined) throw new ProtocolError(403, 'Insights are off on this server');
      const rows = read(request.body, Date.now());
      for (const row of rows) {
        if ('index' in row && !isAllowed(row.index))
          throw new ProtocolError(403, `This API key is not for the index ${row.index || '(none named)'}`);
      }
      try {
        await insights.writer.write(rows);
      } catch {
        // Not 503, because clients would consider the host down and stop searching here.
        throw new RetryLaterError(429, 'The events could not be stored', 5);
      }
      return {status: 200, message: 'OK'};
    });
  }
}
