import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {onTestFinished} from 'vitest';

/** Makes an empty folder that `remove` deletes with all that is in it. */
export function makeFolder(): {path: string; remove: () => void} {
  const path = mkdtempSync(join(tmpdir(), 'help-center-samples-'));
  return {path, remove: () => rmSync(path, {recursive: true, force: true})};
}

/** Makes an empty folder that is deleted when the running test has finished. */
export function temporaryFolder(): string {
  const {path, remove} = makeFolder();
  onTestFinished(remove);
  return path;
}
