// Publishes the packed tarballs, dependencies first: npm run release -- [folder] [options of npm publish, such as --tag next].
// Runs again after an interruption: a version that the registry already has is left out.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';

const args = process.argv.slice(2);
const folder = resolve(/^[^-]/.test(args[0] ?? '-') ? args.shift() : 'tarballs');

function run(command, ...words) {
  // npm is a batch file there.
  return spawnSync(command, words, {encoding: 'utf8', shell: process.platform === 'win32'});
}

function readTarball(file) {
  const path = join(folder, file);
  const {stdout} = run('tar', '-xzOf', path, 'package/package.json');
  const {name, version, dependencies = {}} = JSON.parse(stdout);
  const integrity = `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`;
  return {path, name, version, dependencies: Object.keys(dependencies), integrity};
}

/** Orders packages so that nobody can install one whose dependencies are not there yet. */
function dependenciesFirst(packages) {
  const ordered = new Set();
  const add = (one) => {
    for (const other of packages) if (one.dependencies.includes(other.name)) add(other);
    ordered.add(one);
  };
  packages.forEach(add);
  return [...ordered];
}

/** The integrity of a version in the registry; `undefined` when it does not have the version. */
function readPublished({name, version}) {
  const asked = [`${name}@${version}`, 'dist.integrity', '--json', '--prefer-online'];
  const {status, stdout, stderr} = run('npm', 'view', ...asked, ...args);
  if (status === 0) return stdout.trim() === '' ? undefined : JSON.parse(stdout);
  if (/\bE404\b/.test(stdout + stderr)) return undefined;
  throw new Error(`npm view failed for ${name}:\n${stderr || stdout}`);
}

function publish(one) {
  const id = `${one.name} ${one.version}`;
  const published = readPublished(one);
  if (published === one.integrity) return `${id}: the registry has it`;
  if (published !== undefined)
    throw new Error(`The registry has ${id} with other content. Raise its version and pack again.`);
  const {status, stderr} = run('npm', 'publish', one.path, '--access=public', ...args);
  if (status !== 0) throw new Error(`npm publish failed for ${id}:\n${stderr}`);
  return `${id}: ${args.includes('--dry-run') ? 'would be published' : 'published'}`;
}

const names = existsSync(folder) ? readdirSync(folder) : [];
const tarballs = names.filter((name) => name.endsWith('.tgz')).sort();
try {
  if (tarballs.length === 0)
    throw new Error(`${folder} has no tarballs. Make them first: npm run pack-all -- ${folder}`);
  for (const one of dependenciesFirst(tarballs.map(readTarball))) console.log(publish(one));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
