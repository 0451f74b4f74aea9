import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchRecord} from '@help-center/records';

/** Records as JSON Lines: one JSON object a line, a line break at the end. */
export function toJsonLines(records: readonly SearchRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** Writes the records to the file as JSON Lines and makes its folder if needed. */
export async function writeRecords(file: string, records: readonly SearchRecord[]): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), {recursive: true});
  await writeFile(file, toJsonLines(records));
}
