import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {assertHistory} from '@help-center/content';
import {createSite} from './createSite.ts';

function createRepository(): string {
  const dir = createSite();
  const git = (...args: string[]) => execFileSync('git', ['-C', dir, ...args]);
  git('init', '-q');
  git('add', '.');
  for (const message of ['One', 'Two']) {
    git(
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@example.com',
      'commit',
      '-q',
      '--allow-empty',
      '-m',
      message,
    );
  }
  return dir;
}

describe('assertHistory', () => {
  it('accepts a checkout with full history', () => {
    expect(() => assertHistory(createRepository())).not.toThrow();
  });

  it('rejects a shallow clone with the command that completes it', () => {
    const source = createRepository();
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${source}`, `${source}/clone`]);
    expect(() => assertHistory(`${source}/clone`)).toThrow(
      'is a shallow clone, so every page would get the date of the newest commit. Fetch the history with "git fetch --unshallow" (in CI: fetch-depth 0). To build without dates, set HELP_CENTER_DATES=off.',
    );
  });

  it('rejects a folder that is not a checkout', () => {
    expect(() => assertHistory(createSite())).toThrow('is not a git checkout');
  });
});
