import {spawnSync} from 'node:child_process';
import {AuthorError} from '../runCommand.ts';

/** The version and date of a book. */
export interface Stamp {
  /** Short hash of the commit; `no version` outside a git repository. */
  readonly version: string;
  readonly date: Date;
}

function git(directory: string, ...args: string[]): string {
  const {status, stdout} = spawnSync('git', args, {cwd: directory, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : '';
}

/** The commit of a folder and its date, so that equal commits give equal books; `SOURCE_DATE_EPOCH` (seconds) overrides the date. */
export function readStamp(directory: string, env: NodeJS.ProcessEnv = process.env): Stamp {
  const epoch = env.SOURCE_DATE_EPOCH;
  if (epoch !== undefined && !/^\d{1,11}$/.test(epoch)) {
    throw new AuthorError(
      `SOURCE_DATE_EPOCH must be a whole number of seconds since 1970, received "${epoch}". Correct it, or unset it.`,
    );
  }
  const seconds = Number(epoch ?? git(directory, 'log', '-1', '--format=%ct'));
  return {
    version: git(directory, 'rev-parse', '--short', 'HEAD') || 'no version',
    date: seconds > 0 || epoch ? new Date(seconds * 1000) : new Date(),
  };
}
