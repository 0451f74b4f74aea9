import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchRecord} from '@help-center/records';
import type {IncompletePage} from './extractRecords.ts';

/** Formats records as JSON Lines. */
export function toJsonLines(records: readonly SearchRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** Writes records to a file as JSON Lines, and creates its folder if necessary. */
export async function writeRecords(file: string, records: readonly SearchRecord[]): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), {recursive: true});
  await writeFile(file, toJsonLines(records));
}

const MAX_NAMED = 10;

/** A warning that names pages with text that search cannot find; `null` if there are none. */
export function warnOfMissingTabs(incomplete: readonly IncompletePage[]): string | null {
  if (incomplete.length === 0) return null;
  const named = incomplete
    .slice(0, MAX_NAMED)
    .map(({url, tabs}) => `  ${new URL(url).pathname}: ${tabs.map((tab) => `"${tab}"`).join(', ')}`);
  const more = incomplete.length - named.length;
  const lines = [...named, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
  return `search cannot find the text of these tabs, because the pages load it on demand; remove "lazy" from their <Tabs>:\n${lines}`;
}
