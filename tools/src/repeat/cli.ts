import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {AuthorError, runCommand} from '../runCommand.ts';
import {repositoryDir, websiteDir} from '../websiteDir.ts';
import {compareFolders, hashFolder} from './compareFolders.ts';

const HELP = `Builds the site twice, the second time without any cache, and compares every file: the same commit makes the same
bytes. Prints one hash of the whole site, which another machine can compare with its own.

npm run repeat-build`;

/** Builds the site; the first lines of a failure say why. */
function build(): ReadonlyMap<string, string> {
  for (const script of ['clear', 'build']) {
    const {status, stderr} = spawnSync('npm', ['run', '-s', script, '-w', 'website'], {
      cwd: repositoryDir,
      encoding: 'utf8',
    });
    if (status !== 0) throw new AuthorError(`"npm run ${script} -w website" failed:\n${stderr}`);
  }
  return hashFolder(resolve(websiteDir, 'build'));
}

await runCommand(() => {
  const {values} = parseArgs({options: {help: {type: 'boolean'}}});
  if (values.help) return console.log(HELP);
  const [first, second] = [build(), build()];
  const different = compareFolders(first, second);
  for (const path of different) console.error(`differs: ${path}`);
  if (different.length > 0) process.exitCode = 1;
  const whole = createHash('sha256');
  for (const path of [...first.keys()].sort()) whole.update(`${path} ${first.get(path)}\n`);
  return console.log(
    `${first.size} files, ${different.length} differ. SHA-256 of all: ${whole.digest('hex')}`,
  );
});
