// Runs a benchmark: installs this folder's locked dependencies on first use, then starts the TypeScript entry.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const stamp = join(folder, 'node_modules', '.installed-lock');

// `npm ci` would refuse the lock file where a registry lacks the binaries of another platform (optional packages).
/** Installs what `package-lock.json` names, unless that very lock file is installed already. */
function installOnce() {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stderr.write('Installing the compared engines into benchmarks/node_modules ...\n');
  const {status} = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write('The install failed; see the lines above. It needs the npm registry.\n');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

installOnce();
const [entry, ...options] = process.argv.slice(2);
if (entry === undefined) {
  process.stderr.write('usage: node benchmarks/run.mjs <entry below benchmarks/> [options]\n');
  process.exit(1);
}
const {status, signal} = spawnSync(
  process.execPath,
  [
    '--conditions=@help-center/source',
    '--expose-gc',
    '--import',
    import.meta.resolve('tsx'),
    join(folder, entry),
    ...options,
  ],
  {stdio: 'inherit'},
);
if (signal !== null) process.stderr.write(`The benchmark was stopped by ${signal}.\n`);
process.exit(status ?? 1);
