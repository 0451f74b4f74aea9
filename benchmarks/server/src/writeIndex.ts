import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildIndex} from '@help-center/engine/build';
import type {SearchRecord} from '@help-center/records';

/** Builds the index of the records into a new folder. */
export function writeIndex(folder: string, records: readonly SearchRecord[]): void {
  const {manifest, files} = buildIndex(records);
  mkdirSync(folder);
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}
