import {randomBytes} from 'node:crypto';
import Type from 'typebox';
import {idField, pathField, textField} from './bodyFields.ts';
import {hidePersonal} from './hidePersonal.ts';
import type {FeedbackRow} from './InsightsRows.ts';
import {createBodyParser} from './parseBody.ts';

/** Most characters to store of a text. */
const MAX_TEXT = 2000;

const parse = createBodyParser(
  Type.Object(
    {
      id: Type.Optional(idField()),
      page: pathField(),
      kind: Type.Enum(['helped', 'not-helped', 'report']),
      /** The reader's own words. */
      text: Type.Optional(textField(MAX_TEXT)),
      /** Required if the key is for some indices only. */
      index: Type.Optional(textField(256, 1)),
    },
    {additionalProperties: false},
  ),
);

/** Reads the body of a feedback call. Throws a ProtocolError with status 422 that names the field at fault. */
export function readFeedback(body: unknown, now: number): FeedbackRow {
  const {id = randomBytes(16).toString('hex'), page, kind, text = '', index = ''} = parse(body);
  return {id, at: now, index, page, kind, text: hidePersonal(text, MAX_TEXT)};
}
