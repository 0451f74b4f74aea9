// Runs the checks on other versions of what the project runs on, each in a clone of what is committed.
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const ALL = ['node@20.19', 'node@22', 'node@24', 'node@26', 'docusaurus@3.10.0', 'docusaurus@3', 'react'];

const HELP = `npm run matrix -- [node@<version> | docusaurus@<version> | react …]

node@22             builds, packs and runs the unit tests with this Node, and installs the packages with engine checks,
                    without the search server before 22.13
docusaurus@3.10.1   checks types, builds, and runs unit and browser tests with this Docusaurus
react               builds the site with React in place of Preact, and runs the browser tests

Without names: ${ALL.join(' ')}`;

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const INSTALL = 'npm install --no-audit --no-fund';
const PREPARE = [INSTALL, 'npm run server-peers', 'npm run agent-checks'];

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Sets the packages of Docusaurus in a manifest to a version. */
function setDocusaurus(manifest, version) {
  for (const field of ['dependencies', 'devDependencies', 'peerDependencies'])
    for (const [name, range] of Object.entries(manifest[field] ?? {}))
      if (name.startsWith('@docusaurus/') && /^\^?3\./.test(range)) manifest[field][name] = version;
  return manifest;
}

/** Changes the version of Docusaurus in a copy of the repository: everywhere, because Docusaurus rejects a mix. */
function useDocusaurus(copy, version) {
  const packages = readdirSync(join(copy, 'packages')).map((name) => `packages/${name}`);
  for (const folder of ['.', 'website', 'e2e', 'tools', ...packages]) {
    const file = join(copy, folder, 'package.json');
    write(file, setDocusaurus(read(file), version));
  }
  // npm would keep the versions of the lock file, and fail with ERESOLVE.
  const lock = read(join(copy, 'package-lock.json'));
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path.includes('node_modules/@docusaurus/')) delete lock.packages[path];
    else if (!path.includes('node_modules/')) setDocusaurus(entry, version);
  }
  write(join(copy, 'package-lock.json'), lock);
}

/** A project that depends on the tarballs of a folder. */
const CONSUMER = `node -e "
  const {readdirSync, writeFileSync} = require('fs');
  const hasSqlite = process.getBuiltinModule('node:sqlite') !== undefined;
  const all = readdirSync('tarballs').filter((name) =>
    name.endsWith('.tgz') && (hasSqlite || !name.startsWith('help-center-server')));
  const dependencies = Object.fromEntries(all.map((name) =>
    [name.replace(/^help-center-(.+)-\\\\d.*/, '@help-center/$1'), 'file:tarballs/' + name]));
  writeFileSync('package.json', JSON.stringify({private: true, dependencies}));"`;

/** Runs commands in turn and returns the first that fails. */
function runAll(commands, cwd, env) {
  return commands.find((command) => {
    console.log(`> ${command}`);
    return spawnSync(command, {cwd, env, shell: true, stdio: 'inherit'}).status !== 0;
  });
}

/** Tries an entry of the matrix; returns the command that failed. */
function tryEntry(entry, scratch) {
  const copy = join(scratch, 'repository');
  const env = {...process.env, CI: 'true'};
  const failed = runAll([`git clone --quiet --local "${repository}" "${copy}"`], scratch, env);
  if (failed !== undefined) return failed;
  const [name, version] = entry.split('@');
  if (name === 'node') {
    const consumer = join(scratch, 'consumer');
    mkdirSync(consumer);
    env.PATH = `${join(scratch, 'node_modules/.bin')}${delimiter}${env.PATH}`;
    return (
      runAll([`${INSTALL} --prefix "${scratch}" node@${version}`, 'node --version'], scratch, env) ??
      runAll([...PREPARE, 'npm run build', 'npm run unit', 'npm run unit-server'], copy, env) ??
      runAll([`node tools/src/pack/packAll.mjs "${join(consumer, 'tarballs')}"`], copy, env) ??
      runAll([CONSUMER, `${INSTALL} --engine-strict`], consumer, env)
    );
  }
  if (name === 'docusaurus') useDocusaurus(copy, version);
  else env.HELP_CENTER_RENDERER = 'react';
  const tests = name === 'react' ? [] : ['npm run types', 'npm run unit', 'npm run unit-server'];
  return runAll([...PREPARE, 'npm run build', ...tests, 'npm run browser'], copy, env);
}

const entries = process.argv.slice(2);
if (entries.some((entry) => !/^(?:node@\d[\d.]*|docusaurus@3[\d.]*|react)$/.test(entry))) {
  console.error(HELP);
  process.exit(1);
}
const results = (entries.length > 0 ? entries : ALL).map((entry) => {
  console.log(`\n=== ${entry}`);
  const scratch = mkdtempSync(join(tmpdir(), 'matrix-'));
  const failed = tryEntry(entry, scratch);
  rmSync(scratch, {recursive: true, force: true});
  if (failed !== undefined) process.exitCode = 1;
  return `${entry}: ${failed === undefined ? 'passed' : `FAILED ${failed}`}`;
});
console.log(`\n${results.join('\n')}`);
