// Runs the checks on other versions of what the project runs on, each in a clone of what is committed.
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const ALL = [
  'node@20.19',
  'node@22',
  'node@24',
  'node@26',
  'docusaurus@3.10.0',
  'docusaurus@3',
  'template@latest',
  'react',
];

const HELP = `npm run matrix -- [node@<version> | docusaurus@<version> | template@<version> | react …]

node@22             builds, packs and runs the unit tests with this Node, and installs the packages with engine checks,
                    without the search server before 22.13
template@latest     installs the packages from tarballs into a new site of create-docusaurus, with its flags for version 4 and
                    the newest packages it allows; names the private parts that have changed, builds with search alone,
                    then with the preset. template@canary tries what is not released.
docusaurus@3.10.1   checks types, builds, and runs unit and browser tests with this Docusaurus
react               builds the site with React in place of Preact, and runs the browser tests

Without names: ${ALL.join(' ')}`;

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const INSTALL = 'npm install --no-audit --no-fund';
const PACK = 'node tools/src/pack/packAll.mjs';
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

/** Makes a new site use the tarballs beside it: the preset, and search alone in a second configuration. */
function usePackages(site) {
  const manifest = read(join(site, 'package.json'));
  for (const file of readdirSync(join(site, '../tarballs'))) {
    const [, name = 'server'] = /^help-center-(.+)-\d.*\.tgz$/.exec(file) ?? [];
    if (name !== 'server') manifest.dependencies[`@help-center/${name}`] = `file:../tarballs/${file}`;
  }
  write(join(site, 'package.json'), manifest);
  const file = join(site, 'docusaurus.config.js');
  const config = readFileSync(file, 'utf8');
  const themes = "themes: ['@help-center/docusaurus-search'], ";
  writeFileSync(join(site, 'search.config.js'), config.replace('presets: [', `${themes}$&`));
  writeFileSync(file, config.replace("'classic'", "'@help-center/docusaurus-preset'"));
}

/** Builds a new site of the classic template with the tarballs of a copy; returns what failed. */
async function tryTemplate(version, copy, consumer, env) {
  const site = join(consumer, 'site');
  const create = `npx --yes create-docusaurus@${version} site classic --javascript --skip-install`;
  // A version that is not released fits no range of peers.
  const install = `${INSTALL} --legacy-peer-deps`;
  const failed =
    runAll([INSTALL, 'npm run packages', `${PACK} "${join(consumer, 'tarballs')}"`], copy, env) ??
    runAll([create], consumer, env);
  if (failed !== undefined) return failed;
  usePackages(site);
  const notInstalled = runAll([install], site, env);
  if (notInstalled !== undefined) return notInstalled;
  const seams = await import(pathToFileURL(join(copy, 'packages/docusaurus-lean/dist/seams.js')).href);
  const broken = seams.findBrokenSeams(join(site, 'docusaurus.config.js'));
  console.log([`${broken.length} of ${seams.SEAMS.length} private parts have changed`, ...broken].join('\n'));
  // Each says something else about the same version, so all of them run.
  const builds = ['npx docusaurus build --config search.config.js', 'npx docusaurus build'];
  const failures = builds.map((command) => runAll([command], site, env));
  return failures.find((one) => one !== undefined) ?? broken[0];
}

/** Runs commands in turn and returns the first that fails. */
function runAll(commands, cwd, env) {
  return commands.find((command) => {
    console.log(`> ${command}`);
    return spawnSync(command, {cwd, env, shell: true, stdio: 'inherit'}).status !== 0;
  });
}

/** Tries an entry of the matrix; returns the command that failed. */
async function tryEntry(entry, scratch) {
  const copy = join(scratch, 'repository');
  const env = {...process.env, CI: 'true'};
  const failed = runAll([`git clone --quiet --local "${repository}" "${copy}"`], scratch, env);
  if (failed !== undefined) return failed;
  const [name, version] = entry.split('@');
  const consumer = join(scratch, 'consumer');
  mkdirSync(consumer);
  if (name === 'template') return tryTemplate(version, copy, consumer, env);
  if (name === 'node') {
    env.PATH = `${join(scratch, 'node_modules/.bin')}${delimiter}${env.PATH}`;
    return (
      runAll([`${INSTALL} --prefix "${scratch}" node@${version}`, 'node --version'], scratch, env) ??
      runAll([...PREPARE, 'npm run build', 'npm run unit', 'npm run unit-server'], copy, env) ??
      runAll([`${PACK} "${join(consumer, 'tarballs')}"`], copy, env) ??
      runAll([CONSUMER, `${INSTALL} --engine-strict`], consumer, env)
    );
  }
  if (name === 'docusaurus') useDocusaurus(copy, version);
  else env.HELP_CENTER_RENDERER = 'react';
  const tests = name === 'react' ? [] : ['npm run types', 'npm run unit', 'npm run unit-server'];
  return runAll([...PREPARE, 'npm run build', ...tests, 'npm run browser'], copy, env);
}

const entries = process.argv.slice(2);
if (entries.some((entry) => !/^(?:node@\d[\d.]*|docusaurus@3[\d.]*|template@[\w.-]+|react)$/.test(entry))) {
  console.error(HELP);
  process.exit(1);
}
const results = [];
for (const entry of entries.length > 0 ? entries : ALL) {
  console.log(`\n=== ${entry}`);
  const scratch = mkdtempSync(join(tmpdir(), 'matrix-'));
  const failed = await tryEntry(entry, scratch);
  rmSync(scratch, {recursive: true, force: true});
  if (failed !== undefined) process.exitCode = 1;
  results.push(`${entry}: ${failed === undefined ? 'passed' : `FAILED ${failed}`}`);
}
console.log(`\n${results.join('\n')}`);
