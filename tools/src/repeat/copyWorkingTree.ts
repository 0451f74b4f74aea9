import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** What packages and builds keep among what is installed. */
const KEPT = ['.cache', '.vite', '.vitest'];

/**
 * Copies a repository as it stands, changes that are not committed included, with its history and what is installed, and
 * without anything that a build has made or kept.
 */
export function copyWorkingTree(repository: string, target: string): void {
  const git = (cwd: string, ...args: string[]): string =>
    execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 2 ** 28});
  rmSync(target, {recursive: true, force: true});
  mkdirSync(dirname(target), {recursive: true});
  // The history without the files, which are those of the working tree.
  git(repository, 'clone', '--quiet', '--shared', '--no-checkout', repository, target);
  git(target, 'reset', '--quiet');
  const files = git(repository, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files) {
    const from = join(repository, file);
    if (file !== '' && existsSync(from)) cpSync(from, join(target, file), {verbatimSymlinks: true});
  }
  const packages = readdirSync(join(repository, 'packages')).map((name) => `packages/${name}`);
  for (const folder of ['.', 'website', 'tools', 'e2e', ...packages]) {
    const installed = join(repository, folder, 'node_modules');
    if (existsSync(installed)) copyInstalled(installed, join(target, folder, 'node_modules'));
  }
}

/** Links to our own packages are relative, so they lead to the copies of these. */
function copyInstalled(from: string, to: string): void {
  // Hard links cost next to nothing; not every system and every pair of folders has them.
  const {status} = spawnSync('cp', ['-al', from, to], {stdio: 'ignore'});
  if (status !== 0) {
    rmSync(to, {recursive: true, force: true});
    cpSync(from, to, {recursive: true, verbatimSymlinks: true});
  }
  for (const name of KEPT) rmSync(join(to, name), {recursive: true, force: true});
}
