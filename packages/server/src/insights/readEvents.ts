import {createHash, randomUUID} from 'node:crypto';
import {ProtocolError} from '@help-center/engine/protocol';
import type {EventRow} from './InsightsRows.ts';

/** Most events of a call, objects of an event, and rows of a call. */
const MAX_EVENTS = 100;
const MAX_OBJECTS = 20;
const MAX_ROWS = 200;
const MAX_TEXT = 256;
const TYPES = ['view', 'click', 'conversion'] as const;

type Body = Readonly<Record<string, unknown>>;

/**
 * Reads the body of an events call, without its `userToken`.
 * Throws a ProtocolError with status 422 that names the event and the field at fault.
 */
export function readEvents(body: unknown, now: number): EventRow[] {
  const events = (body as {events?: unknown} | null | undefined)?.events;
  if (!Array.isArray(events))
    throw new ProtocolError(400, 'Invalid body, expected an object with an array "events"');
  if (events.length > MAX_EVENTS)
    throw new ProtocolError(400, `Too many events in one call, at most ${MAX_EVENTS}`);
  const rows = events.flatMap((event: unknown, number) => readEvent(event, number, now));
  if (rows.length > MAX_ROWS)
    throw new ProtocolError(400, `Too many objects in the events of one call, at most ${MAX_ROWS}`);
  return rows;
}

function readEvent(event: unknown, number: number, now: number): EventRow[] {
  const fail = (field: string, expected: string): never => {
    throw new ProtocolError(422, `Invalid value for "events[${number}].${field}", expected ${expected}`);
  };
  if (typeof event !== 'object' || event === null || Array.isArray(event)) return fail('', 'an object');
  const {eventType, index, queryID, objectIDs = [], positions} = event as Body;
  const type = TYPES.find((name) => name === eventType) ?? fail('eventType', `one of ${TYPES.join(', ')}`);
  if (!isText(index)) return fail('index', 'the name of an index');
  if (queryID !== undefined && (typeof queryID !== 'string' || !/^[0-9a-f]{32}$/u.test(queryID))) {
    return fail('queryID', 'the id of a search');
  }
  if (!Array.isArray(objectIDs) || objectIDs.length > MAX_OBJECTS || !objectIDs.every(isText)) {
    return fail('objectIDs', `at most ${MAX_OBJECTS} strings`);
  }
  if (
    positions !== undefined &&
    (!Array.isArray(positions) || positions.length !== objectIDs.length || !positions.every(isPosition))
  ) {
    return fail('positions', 'a positive integer for each of objectIDs');
  }
  const shared = {at: now, type, index, queryID: queryID ?? null};
  // A view is one row regardless of its hits.
  if (type === 'view') return [{...shared, id: idOf(type, queryID), objectID: null, position: null}];
  return objectIDs.map((objectID: string, place) => ({
    ...shared,
    id: idOf(type, queryID, objectID),
    objectID,
    position: (positions as number[] | undefined)?.[place] ?? null,
  }));
}

/** The id of an event: derived from its search, so that an event that is sent again is recognised, or random without one. */
export function idOf(type: string, queryID: string | undefined, objectID = ''): string {
  if (queryID === undefined) return randomUUID();
  return createHash('sha256').update(`${type}\n${queryID}\n${objectID}`).digest('hex').slice(0, 32);
}

/** A text that every database can store. */
function isText(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value !== '' &&
    value.length <= MAX_TEXT &&
    !/\p{Surrogate}/u.test(value) &&
    !value.includes('\0')
  );
}

function isPosition(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31;
}
