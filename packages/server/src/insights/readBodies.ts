import {createHash, randomBytes} from 'node:crypto';
import Type from 'typebox';
import {ProtocolError} from '@help-center/engine/protocol';
import {createCheck} from '../validate.ts';
import {hidePersonal} from './createSearchLog.ts';
import type {EventRow, FeedbackRow, InsightsRow} from './InsightsRows.ts';

/** Everything except NUL and lone surrogates, which some databases reject. */
const STORABLE = String.raw`[^\0\uD800-\uDFFF]`;
/** Invisible characters: not used in paths, and some reverse the text around them. */
const UNSEEN = String.raw`\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}\p{Bidi_Control}`;

const textField = (maxLength: number, minLength = 0) =>
  Type.String({maxLength, minLength, pattern: `^${STORABLE}*$`});
const countField = (minimum: number, maximum = 2 ** 31 - 1) => Type.Integer({minimum, maximum});

/** A random id; a call with the same id replaces the earlier one. */
const ID = Type.String({pattern: '^[0-9a-f]{32}$'});
const NAME = textField(256, 1);

/** Creates a parser that throws a ProtocolError with status 422, which names the field at fault. */
function createBodyParser<Schema extends Type.TSchema>(schema: Schema) {
  const check = createCheck(schema);
  return (body: unknown): Type.Static<Schema> => {
    const fault = check(body);
    if (fault === undefined) return body as Type.Static<Schema>;
    const {path, message} = fault;
    const subject = path.length === 0 ? 'it' : `the field "${path.join('.')}"`;
    throw new ProtocolError(422, `Invalid body, ${subject} ${message}`);
  };
}

/** Most rows of an events call. */
const MAX_ROWS = 200;

const EVENT = Type.Object({
  eventType: Type.Enum(['view', 'click', 'conversion']),
  index: NAME,
  queryID: Type.Optional(ID),
  objectIDs: Type.Optional(Type.Array(NAME, {maxItems: 20})),
  /** One for each of `objectIDs`. */
  positions: Type.Optional(Type.Array(countField(1))),
});

const parseEvents = createBodyParser(Type.Object({events: Type.Array(EVENT, {maxItems: 100})}));

/**
 * Reads the body of an events call, without its `userToken`.
 * Throws a ProtocolError with status 422 that names the event and the field at fault.
 */
export function readEvents(body: unknown, now: number): EventRow[] {
  const rows = parseEvents(body).events.flatMap((event, number) => readEvent(event, number, now));
  if (rows.length > MAX_ROWS)
    throw new ProtocolError(422, `Too many objects in the events of one call, at most ${MAX_ROWS}`);
  return rows;
}

function readEvent(event: Type.Static<typeof EVENT>, number: number, at: number): EventRow[] {
  const {eventType: type, index, queryID = null, objectIDs = [], positions} = event;
  if (positions !== undefined && positions.length !== objectIDs.length) {
    throw new ProtocolError(
      422,
      `Invalid body, the field "events.${number}.positions" must have one position for each of objectIDs`,
    );
  }
  // A view is one row regardless of its hits.
  if (type === 'view') return [toEvent({at, type, index, queryID, objectID: null, position: null})];
  return objectIDs.map((objectID, place) =>
    toEvent({at, type, index, queryID, objectID, position: positions?.[place] ?? null}),
  );
}

/** Adds the id: that of the event's search, so that an event that is sent again is recognised, or random without one. */
function toEvent(event: Omit<EventRow, 'table' | 'id'>): EventRow {
  const {type, queryID, objectID} = event;
  const id = queryID === null ? randomBytes(16).toString('hex') : idOf(type, queryID, objectID ?? '');
  return {table: 'events', id, ...event};
}

/** The id of an event of a search. */
export function idOf(type: string, queryID: string, objectID: string): string {
  return createHash('sha256').update(`${type}\n${queryID}\n${objectID}`).digest('hex').slice(0, 32);
}

/** Most characters to store of a reader's text. */
const MAX_TEXT = 2000;

const parseFeedback = createBodyParser(
  Type.Object(
    {
      id: Type.Optional(ID),
      /** The path of a page, without query or anchor. */
      page: Type.String({maxLength: 256, pattern: String.raw`^/[^\s?#${UNSEEN}]*$`}),
      kind: Type.Enum(['helped', 'not-helped', 'report']),
      /** The reader's own words. */
      text: Type.Optional(textField(MAX_TEXT)),
      /** Required if the key is for some indices only. */
      index: Type.Optional(NAME),
    },
    {additionalProperties: false},
  ),
);

/** Reads the body of a feedback call. Throws a ProtocolError with status 422 that names the field at fault. */
export function readFeedback(body: unknown, at: number): FeedbackRow[] {
  const {id = randomBytes(16).toString('hex'), page, kind, text = '', index = ''} = parseFeedback(body);
  return [{table: 'feedback', id, at, index, page, kind, text: hidePersonal(text, MAX_TEXT)}];
}

/** A query that the reader settled on, and the hit that they opened. */
const SEARCH = Type.Object(
  {
    id: ID,
    query: textField(512, 1),
    hits: countField(0),
    objectID: Type.Optional(NAME),
    /** From 1. */
    position: Type.Optional(countField(1, 1000)),
  },
  {additionalProperties: false},
);

const parseSession = createBodyParser(
  Type.Object({index: NAME, searches: Type.Array(SEARCH, {maxItems: 20})}, {additionalProperties: false}),
);

/**
 * Reads the body of a sessions call: searches that no server has answered, with their clicks.
 * Throws a ProtocolError with status 422 that names the field at fault.
 */
export function readSession(body: unknown, at: number): InsightsRow[] {
  const {index, searches} = parseSession(body);
  return searches.flatMap(({id, query, hits, objectID, position = null}): InsightsRow[] => [
    {table: 'searches', id, at, index, query: hidePersonal(query), hits},
    ...(objectID === undefined ? [] : [toEvent({at, type: 'click', index, queryID: id, objectID, position})]),
  ]);
}
