import {spawnSync} from 'node:child_process';

/** Throws an error unless `dir` is in a git checkout with its whole history, from which dates can be read. */
export function assertHistory(dir: string): void {
  const {status, stdout} = spawnSync('git', ['-C', dir, 'rev-parse', '--is-shallow-repository'], {
    encoding: 'utf8',
  });
  const remedy = 'To build without dates, set HELP_CENTER_DATES=off.';
  if (status !== 0) {
    throw new Error(
      `[dates] ${dir} is not a git checkout, so update dates are unknown. Build in a clone of the repository. ${remedy}`,
    );
  }
  if (stdout.trim() === 'true') {
    throw new Error(
      `[dates] ${dir} is a shallow clone, so every page would get the date of the newest commit. Fetch the history with "git fetch --unshallow" (in CI: fetch-depth 0). ${remedy}`,
    );
  }
}
