import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchRecord} from '@help-center/records';

/** Formats records as JSON Lines. */
export function toJsonLines(records: readonly SearchRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** Writes records to a file as JSON Lines, and creates its folder if necessary. */
export async function writeRecords(file: string, records: readonly SearchRecord[]): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), {recursive: true});
  await writeFile(file, toJsonLines(records));
}
