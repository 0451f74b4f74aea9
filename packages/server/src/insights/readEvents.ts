import {createHash, randomUUID} from 'node:crypto';
import Type from 'typebox';
import {ProtocolError} from '@help-center/engine/protocol';
import {idField, textField} from './bodyFields.ts';
import type {EventRow} from './InsightsRows.ts';
import {createBodyParser} from './parseBody.ts';

/** Most rows of a call. */
const MAX_ROWS = 200;

const EVENT = Type.Object({
  eventType: Type.Enum(['view', 'click', 'conversion']),
  index: textField(256, 1),
  queryID: Type.Optional(idField()),
  objectIDs: Type.Optional(Type.Array(textField(256, 1), {maxItems: 20})),
  /** One for each of `objectIDs`. */
  positions: Type.Optional(Type.Array(Type.Integer({minimum: 1, maximum: 2 ** 31 - 1}))),
});

const parse = createBodyParser(Type.Object({events: Type.Array(EVENT, {maxItems: 100})}));

/**
 * Reads the body of an events call, without its `userToken`.
 * Throws a ProtocolError with status 422 that names the event and the field at fault.
 */
export function readEvents(body: unknown, now: number): EventRow[] {
  const rows = parse(body).events.flatMap((event, number) => readEvent(event, number, now));
  if (rows.length > MAX_ROWS)
    throw new ProtocolError(422, `Too many objects in the events of one call, at most ${MAX_ROWS}`);
  return rows;
}

function readEvent(event: Type.Static<typeof EVENT>, number: number, now: number): EventRow[] {
  const {eventType: type, index, queryID, objectIDs = [], positions} = event;
  if (positions !== undefined && positions.length !== objectIDs.length) {
    throw new ProtocolError(
      422,
      `Invalid body, the field "events.${number}.positions" must have one position for each of objectIDs`,
    );
  }
  const shared = {at: now, type, index, queryID: queryID ?? null};
  // A view is one row regardless of its hits.
  if (type === 'view') return [{...shared, id: idOf(type, queryID), objectID: null, position: null}];
  return objectIDs.map((objectID, place) => ({
    ...shared,
    id: idOf(type, queryID, objectID),
    objectID,
    position: positions?.[place] ?? null,
  }));
}

/** The id of an event: derived from its search, so that an event that is sent again is recognised, or random without one. */
export function idOf(type: string, queryID: string | undefined, objectID = ''): string {
  if (queryID === undefined) return randomUUID();
  return createHash('sha256').update(`${type}\n${queryID}\n${objectID}`).digest('hex').slice(0, 32);
}
