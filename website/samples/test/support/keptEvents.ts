import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SAMPLES} from './startProgram.ts';

/** The event that the pages send as a test. */
export const EVENT = JSON.parse(
  readFileSync(join(SAMPLES, 'http/event.json'), 'utf8'),
) as Record<string, unknown>;

/** The events that a receiver has kept in its folder. */
export const keptEvents = (folder: string): unknown[] =>
  readFileSync(join(folder, 'events.log'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
