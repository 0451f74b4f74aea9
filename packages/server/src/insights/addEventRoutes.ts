import type {FastifyInstance} from 'fastify';
import {ProtocolError} from '@help-center/engine/protocol';
import type {Access} from '../access/createAccess.ts';
import {RetryLaterError} from '../errors.ts';
import {readCredentials} from '../http/readCredentials.ts';
import type {InsightsWriter} from './createInsightsWriter.ts';
import {readEvents} from './readEvents.ts';

/** Adds the events call; it answers once the events are stored. Pages of other origins than `origins` may not send any. */
export function addEventRoutes(
  app: FastifyInstance,
  access: Access,
  writer: InsightsWriter | undefined,
  origins: readonly string[],
): void {
  app.post('/1/events', async (request) => {
    const {origin} = request.headers;
    // CORS keeps a foreign page from reading the answer, not from sending the events.
    if (origin !== undefined && !origins.includes('*') && !origins.includes(origin))
      throw new ProtocolError(403, 'Pages of this origin may not send events');
    const isAllowed = access.check(readCredentials(request), 'events');
    if (writer === undefined) throw new ProtocolError(403, 'Insights are off on this server');
    const events = readEvents(request.body, Date.now());
    const foreign = events.find(({index}) => !isAllowed(index));
    if (foreign !== undefined)
      throw new ProtocolError(403, `This API key is not for the index ${foreign.index}`);
    try {
      await writer.writeEvents(events);
    } catch {
      // Not 503: clients would take the host for down, and stop searching here.
      throw new RetryLaterError(429, 'The events could not be stored', 5);
    }
    return {status: 200, message: 'OK'};
  });
}
