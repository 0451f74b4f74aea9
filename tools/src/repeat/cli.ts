import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {AuthorError, runCommand} from '../runCommand.ts';
import {repositoryDir} from '../websiteDir.ts';
import {hashFolder} from '../hashFolder.ts';
import {compareFolders} from './compareFolders.ts';
import {copyWorkingTree} from './copyWorkingTree.ts';

const HELP = `Checks that builds are reproducible: builds the site here and again in another folder without any cache, and compares
every file. Prints one hash of the whole site to compare with that of another machine.

npm run repeat-build
  --last   compare with the last build here instead of making a new one`;

const COPY = join(repositoryDir, '.cache/repeat-build');

/** Builds the packages and the site of a repository. Throws an {@link AuthorError} with the output when it fails. */
function build(repository: string): void {
  const {status, stdout, stderr} = spawnSync('npm', ['run', '-s', 'build'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new AuthorError(`The build in ${repository} failed:\n${stdout}\n${stderr}`);
}

/** The hashes of all files of a built site and of the header files beside it. */
function hashBuild(repository: string): ReadonlyMap<string, string> {
  const folders = ['build', 'build-headers'].map((name) => join(repository, 'website', name));
  const missing = folders.find((folder) => !existsSync(folder));
  if (missing !== undefined) throw new AuthorError(`There is no ${missing}. Run "npm run build" first.`);
  return new Map(
    folders.flatMap((folder, at) =>
      [...hashFolder(folder, 'hex')].map(([path, hash]): [string, string] => [
        at === 0 ? path : `../${path}`,
        hash,
      ]),
    ),
  );
}

await runCommand({help: HELP, options: {last: {type: 'boolean'}}}, ({values}) => {
  if (!values.last) build(repositoryDir);
  const first = hashBuild(repositoryDir);
  copyWorkingTree(repositoryDir, COPY);
  build(COPY);
  const different = compareFolders(first, hashBuild(COPY));
  for (const path of different) console.error(`differs: ${path}`);
  const whole = createHash('sha256');
  for (const path of [...first.keys()].sort()) whole.update(`${path} ${first.get(path)}\n`);
  console.log(`${first.size} files, ${different.length} differ. SHA-256 of all: ${whole.digest('hex')}`);
  if (different.length > 0) {
    console.error(`The other build is kept in ${COPY}.`);
    process.exitCode = 1;
  } else rmSync(COPY, {recursive: true, force: true});
});
