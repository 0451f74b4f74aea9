import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {hashFolder} from '../hashFolder.ts';
import {AuthorError, runCommand} from '../runCommand.ts';
import {repositoryDir} from '../websiteDir.ts';

const HELP = `Checks that builds are reproducible: builds the site here and again in a fresh clone of the last commit, and compares
every file. Prints one hash of the whole site to compare with that of another machine.

npm run repeat-build
  --last   compare with the last build here instead of making a new one`;

const COPY = join(repositoryDir, '.cache/repeat-build');

function run(cwd: string, command: string, ...args: string[]): void {
  execFileSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    // npm is a batch file there.
    shell: process.platform === 'win32',
  });
}

/** The hashes of all files of a built site and of the header files beside it. */
function hashBuild(repository: string): Map<string, string> {
  const hashes = ['build', 'build-headers'].flatMap((name) => {
    const folder = join(repository, 'website', name);
    if (!existsSync(folder)) throw new AuthorError(`There is no ${folder}. Run "npm run build" first.`);
    return [...hashFolder(folder, 'hex')].map(([path, hash]) => [`${name}/${path}`, hash] as const);
  });
  return new Map(hashes);
}

await runCommand({help: HELP, options: {last: {type: 'boolean'}}}, ({values}) => {
  if (!values.last) run(repositoryDir, 'npm', 'run', '-s', 'build');
  const first = hashBuild(repositoryDir);
  rmSync(COPY, {recursive: true, force: true});
  run(repositoryDir, 'git', 'clone', '--quiet', '--shared', '.', COPY);
  run(COPY, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  run(COPY, 'npm', 'run', '-s', 'build');
  const second = hashBuild(COPY);
  const paths = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = paths.filter((path) => first.get(path) !== second.get(path));
  for (const path of different) console.error(`differs: ${path}`);
  const whole = createHash('sha256')
    .update(JSON.stringify([...first]))
    .digest('hex');
  console.log(`${first.size} files, ${different.length} differ. SHA-256 of all: ${whole}`);
  if (different.length > 0) {
    console.error(`The other build is kept in ${COPY}.`);
    process.exitCode = 1;
  } else rmSync(COPY, {recursive: true, force: true});
});
