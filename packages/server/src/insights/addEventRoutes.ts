import type {FastifyInstance} from 'fastify';
import {ProtocolError} from '@help-center/engine/protocol';
import {RetryLaterError} from '../errors.ts';
import {readCredentials} from '../access/createAccess.ts';
import type {ServerParts} from '../ServerParts.ts';
import type {InsightsRow} from './InsightsRows.ts';
import {readEvents, readFeedback, readSession} from './readBodies.ts';

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
