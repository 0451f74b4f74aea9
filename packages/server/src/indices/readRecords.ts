import {
  FACET_NAMES,
  HIERARCHY_LEVELS,
  PAGE_FACETS,
  RECORD_TYPES,
  type SearchRecord,
} from '@help-center/records';
import {messageOf, ServerError} from '../errors.ts';
import {readTextFile} from '../readTextFile.ts';
import {createCheck} from '../validate.ts';

const text = {type: 'string'};
const filled = {type: 'string', minLength: 1};
const nullable = {type: 'string', nullable: true};
const address = {type: 'string', pattern: '^https?://[^/\\s]'};
const number = {type: 'number'};
/** All fields are required but the optional ones. */
const object = (properties: object, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const all = (names: readonly string[], schema: object) =>
  Object.fromEntries(names.map((name) => [name, schema]));

const check = createCheck(
  object(
    {
      objectID: filled,
      url: address,
      url_without_anchor: address,
      type: {enum: RECORD_TYPES},
      anchor: nullable,
      content: nullable,
      block: {enum: [null, 'text', 'code', 'item', 'step', 'row']},
      step: {type: 'integer', minimum: 0},
      ...all(FACET_NAMES, nullable),
      ...all(
        FACET_NAMES.filter((facet) => PAGE_FACETS[facet] === 'always'),
        filled,
      ),
      description: nullable,
      hierarchy: object(all(HIERARCHY_LEVELS, nullable)),
      keywords: {type: 'array', items: text},
      links: {type: 'array', items: object({text, url: address})},
      weight: object({pageRank: number, level: number, position: number}),
    },
    ['step', 'links'],
  ),
);

/** Throws `SERVER_BAD_RECORDS` with the field at fault and its value, unless the value is a record. */
function assertRecord(value: unknown, where: string): asserts value is SearchRecord {
  const fault = check(value);
  if (fault !== undefined) {
    const {path, message, received} = fault;
    const shown = received === undefined ? '' : `, received ${JSON.stringify(received).slice(0, 80)}`;
    throw failure(`${where}: ${path.join('.') || 'the record'} ${message}${shown}.`);
  }
  const {block, step} = value as SearchRecord;
  if ((block === 'step') !== (step !== undefined))
    throw failure(`${where}: a step must have its number in "step", and other blocks none.`);
}

/**
 * Reads records from a file: JSON Lines, or one JSON array.
 * Throws `SERVER_BAD_RECORDS` with the line and the field at fault.
 */
export async function readRecords(file: string): Promise<SearchRecord[]> {
  let content: string;
  try {
    content = await readTextFile(file);
  } catch (cause) {
    throw failure(`the records file "${file}" cannot be read: ${messageOf(cause)}`, cause);
  }
  const seen = new Map<string, string>();
  const entries = content.trimStart().startsWith('[') ? readArray(file, content) : readLines(file, content);
  const records = entries.map(({value, where}) => {
    assertRecord(value, where);
    const first = seen.get(value.objectID);
    if (first !== undefined) throw failure(`${where} repeats the objectID "${value.objectID}" of ${first}.`);
    seen.set(value.objectID, where);
    return value;
  });
  if (records.length === 0) throw failure(`the records file "${file}" has no records. Build the site again.`);
  return records;
}

interface Entry {
  readonly value: unknown;
  readonly where: string;
}

function readArray(file: string, content: string): Entry[] {
  const values = parse(file, content) as unknown[];
  return values.map((value, index) => ({value, where: `${file} entry ${index + 1}`}));
}

function readLines(file: string, content: string): Entry[] {
  return content.split('\n').flatMap((line, index): Entry[] => {
    const where = `${file} line ${index + 1}`;
    return line.trim() === '' ? [] : [{value: parse(where, line), where}];
  });
}

function parse(where: string, json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (cause) {
    throw failure(`${where} is not valid JSON: ${messageOf(cause)}`, cause);
  }
}

function failure(message: string, cause?: unknown): ServerError {
  return new ServerError('SERVER_BAD_RECORDS', message, {cause});
}
