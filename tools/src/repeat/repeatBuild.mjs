// Checks that builds are reproducible: npm run repeat-build. Builds the site here, or with --last takes the last build, and
// again in a fresh clone of the last commit, and names the files that differ.
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const copy = join(repository, '.cache/repeat-build');

function run(cwd, ...words) {
  const [command, ...args] = words;
  // npm is a batch file there.
  const {status} = spawnSync(command, args, {cwd, stdio: 'inherit', shell: process.platform === 'win32'});
  if (status === 0) return;
  console.error(`"${words.join(' ')}" ended with ${status} in ${cwd}.`);
  process.exit(1);
}

if (!process.argv.includes('--last')) run(repository, 'npm', 'run', '-s', 'build');
rmSync(copy, {recursive: true, force: true});
run(repository, 'git', 'clone', '--quiet', '--shared', '.', copy);
run(copy, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
run(copy, 'npm', 'run', '-s', 'build');
for (const folder of ['website/build', 'website/build-headers'])
  run(repository, 'git', 'diff', '--no-index', '--name-status', folder, join(copy, folder));
console.log('Both builds have the same files.');
rmSync(copy, {recursive: true, force: true});
