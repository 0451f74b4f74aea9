import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {compareFolders} from '../src/repeat/compareFolders.ts';
import {copyWorkingTree} from '../src/repeat/copyWorkingTree.ts';

it('lists changed, missing and new files', () => {
  const first = new Map([
    ['same', '1'],
    ['changed', '1'],
    ['gone', '1'],
  ]);
  const second = new Map([
    ['same', '1'],
    ['changed', '2'],
    ['new', '1'],
  ]);
  expect(compareFolders(first, second)).toEqual(['changed', 'gone', 'new']);
  expect(compareFolders(first, first)).toEqual([]);
});

it('copies repository, history and packages, but no build output', () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'repeat-test-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  const repository = join(folder, 'repository');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(repository, path)), {recursive: true});
    writeFileSync(join(repository, path), text);
  };
  for (const [path, text] of [
    ['.gitignore', 'node_modules\nbuild\n.cache\n'],
    ['a.txt', 'committed'],
    ['gone.txt', 'committed'],
    ['packages/one/index.js', 'one'],
    ['node_modules/other/index.js', 'other'],
    ['node_modules/.cache/kept', 'kept'],
    ['website/node_modules/.cache/kept', 'kept'],
    ['website/build/index.html', 'built'],
  ] as const)
    write(path, text);
  symlinkSync('../packages/one', join(repository, 'node_modules/one'));
  const git = (...args: string[]) => execFileSync('git', args, {cwd: repository, stdio: 'pipe'});
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'First');
  write('a.txt', 'changed');
  write('new.txt', 'new');
  rmSync(join(repository, 'gone.txt'));

  const copy = join(repository, '.cache/copy');
  copyWorkingTree(repository, copy);
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  expect([read('a.txt'), read('new.txt'), existsSync(join(copy, 'gone.txt'))]).toEqual([
    'changed',
    'new',
    false,
  ]);
  expect(execFileSync('git', ['log', '--format=%s', '--', 'a.txt'], {cwd: copy, encoding: 'utf8'})).toBe(
    'First\n',
  );
  expect(realpathSync(join(copy, 'node_modules/one'))).toBe(join(copy, 'packages/one'));
  expect(read('node_modules/other/index.js')).toBe('other');
  for (const path of ['node_modules/.cache', 'website/node_modules/.cache', 'website/build'])
    expect([path, existsSync(join(copy, path))]).toEqual([path, false]);
});
