import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import {ProtocolError} from '@help-center/engine/protocol';
import {RetryLaterError} from '../errors.ts';
import {readCredentials, type Credentials} from '../access/createAccess.ts';
import type {ServerParts} from '../ServerParts.ts';
import {PAGE_POLICY, readForm, renderInsightsPage, toCsv} from './renderInsightsPage.ts';
import {cellsOf, REPORT_TABLES, toDay, type InsightsReport, type ReportPeriod} from './reportTables.ts';

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
