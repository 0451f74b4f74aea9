import {assertRecord, type SearchRecord} from '@help-center/records';
import {messageOf, ServerError} from '../errors.ts';
import {readTextFile} from '../readTextFile.ts';

/**
 * Reads records from a file: JSON Lines, or one JSON array.
 * Throws `SERVER_BAD_RECORDS` with the line and the field at fault.
 */
export async function readRecords(file: string): Promise<SearchRecord[]> {
  let text: string;
  try {
    text = await readTextFile(file);
  } catch (cause) {
    throw failure(`the records file "${file}" cannot be read: ${messageOf(cause)}`, cause);
  }
  const records: SearchRecord[] = [];
  const seen = new Map<string, string>();
  for (const {value, where} of text.trimStart().startsWith('[')
    ? readArray(file, text)
    : readLines(file, text)) {
    try {
      assertRecord(value, where);
    } catch (cause) {
      throw failure(messageOf(cause), cause);
    }
    const first = seen.get(value.objectID);
    if (first !== undefined) throw failure(`${where} repeats the objectID "${value.objectID}" of ${first}.`);
    seen.set(value.objectID, where);
    records.push(value);
  }
  if (records.length === 0) throw failure(`the records file "${file}" has no records. Build the site again.`);
  return records;
}

interface Entry {
  readonly value: unknown;
  readonly where: string;
}

function readArray(file: string, text: string): Entry[] {
  const values = parse(file, text) as unknown[];
  return values.map((value, index) => ({value, where: `${file} entry ${index + 1}`}));
}

function readLines(file: string, text: string): Entry[] {
  return text.split('\n').flatMap((line, index): Entry[] => {
    const where = `${file} line ${index + 1}`;
    return line.trim() === '' ? [] : [{value: parse(where, line), where}];
  });
}

function parse(where: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw failure(`${where} is not valid JSON: ${messageOf(cause)}`, cause);
  }
}

function failure(message: string, cause?: unknown): ServerError {
  return new ServerError('SERVER_BAD_RECORDS', message, {cause});
}
