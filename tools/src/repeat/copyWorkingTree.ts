import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Caches inside `node_modules`. */
const KEPT = ['.cache', '.vite', '.vitest'];

/** Copies a repository with uncommitted changes, its history and installed packages, but without build output and caches. */
export function copyWorkingTree(repository: string, target: string): void {
  const git = (cwd: string, ...args: string[]): string =>
    execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 2 ** 28});
  rmSync(target, {recursive: true, force: true});
  mkdirSync(dirname(target), {recursive: true});
  // Clones only the history; the files come from the working tree.
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

/** Copies `node_modules`. Its links to our own packages are relative, so they lead to the copies. */
function copyInstalled(from: string, to: string): void {
  // Hard links are fast, but not available on every system or across file systems.
  const {status} = spawnSync('cp', ['-al', from, to], {stdio: 'ignore'});
  if (status !== 0) {
    rmSync(to, {recursive: true, force: true});
    cpSync(from, to, {recursive: true, verbatimSymlinks: true});
  }
  for (const name of KEPT) rmSync(join(to, name), {recursive: true, force: true});
}
