import Type from 'typebox';
import {idField, textField} from './bodyFields.ts';
import {hidePersonal} from './hidePersonal.ts';
import type {InsightsBatch} from './InsightsRows.ts';
import {createBodyParser} from './parseBody.ts';
import {idOf} from './readEvents.ts';

/** A query that the reader settled on, and the hit that they opened. */
const SEARCH = Type.Object(
  {
    id: idField(),
    query: textField(512, 1),
    hits: Type.Integer({minimum: 0, maximum: 2 ** 31 - 1}),
    objectID: Type.Optional(textField(256, 1)),
    /** From 1. */
    position: Type.Optional(Type.Integer({minimum: 1, maximum: 1000})),
  },
  {additionalProperties: false},
);

const parse = createBodyParser(
  Type.Object(
    {
      id: idField(),
      index: textField(256, 1),
      reached: Type.Enum(['opened', 'typed', 'clicked', 'stayed']),
      returned: Type.Optional(Type.Boolean()),
      /** Absent if a server of the site answered the searches and recorded them itself. */
      searches: Type.Optional(Type.Array(SEARCH, {maxItems: 20})),
    },
    {additionalProperties: false},
  ),
);

/**
 * Reads the body of a sessions call: how far the reader got, and searches with clicks that no server has recorded.
 * Throws a ProtocolError with status 422 that names the field at fault.
 */
export function readSession(body: unknown, at: number): InsightsBatch {
  const {id, index, reached, returned = false, searches = []} = parse(body);
  return {
    sessions: [{id, at, index, reached, returned}],
    searches: searches.map(({id: queryID, query, hits}) => ({
      queryID,
      at,
      index,
      query: hidePersonal(query),
      hits,
    })),
    events: searches.flatMap(({id: queryID, objectID, position = null}) =>
      objectID === undefined
        ? []
        : [{id: idOf('click', queryID, objectID), at, type: 'click', index, queryID, objectID, position}],
    ),
  };
}
