import {copyFileSync, symlinkSync} from 'node:fs';
import {basename, join} from 'node:path';
import {SAMPLES} from './startProgram.ts';
import {temporaryFolder} from './temporaryFolder.ts';

/** A folder with copies of samples, as a reader has them who copied them from the pages; gone after the test. */
export function readerFolder(...samples: string[]): string {
  const folder = temporaryFolder();
  for (const sample of samples)
    copyFileSync(join(SAMPLES, sample), join(folder, basename(sample)));
  symlinkSync(join(SAMPLES, '../../node_modules'), join(folder, 'node_modules'));
  return folder;
}
