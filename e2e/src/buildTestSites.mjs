// Builds copies of the test sites for the browser tests, with our packages installed from tarballs:
// node e2e/src/buildTestSites.mjs <folder of tarballs>. Does nothing that was done before for the same sources.
// Plain JavaScript, because it also runs as a gate of its own beside the unit tests.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));

const REPOSITORY = pathOf('../..');
const TARBALLS = join(REPOSITORY, '.cache/tarballs');
/** The command; `npx` takes a second to find it. */
const DOCUSAURUS = join(REPOSITORY, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
/** A small site with the same theme, for configurations that the help center does not use. */
const MINI_SITE = pathOf('../mini-site');
/** A copy of it with our packages installed from tarballs. */
const MINI_COPY = join(REPOSITORY, '.cache/mini-site');
export const MINI_BUILD = join(MINI_COPY, 'build');
/** The small site with all options that the help center does not use. */
export const OPTIONS_BUILD = join(MINI_COPY, 'build-options');
/** A site below a path, in German and Arabic, with versions and docs at the root; its copy uses the packages of the small one. */
const WORLD_SITE = pathOf('../world-site');
export const WORLD_COPY = join(MINI_COPY, 'world');
export const WORLD_BUILD = join(WORLD_COPY, 'build');

const NOT_SOURCES = /(?:^|\/)(?:build(?:-options)?|node_modules|\.docusaurus[^/]*)(?:\/|$)/;

function run(command, args, cwd, env = {}) {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd,
    env: {...process.env, ...env},
    encoding: 'utf8',
    // npm and npx are batch files there.
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(`"${command} ${args.join(' ')}" failed for the small site:\n${stdout}\n${stderr}`);
}

function listFiles(folder) {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !NOT_SOURCES.test(path.slice(folder.length)))
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs a task unless it has been done for the same hash. */
function once(stamp, hash, task) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  rmSync(stamp, {force: true});
  task();
  writeFileSync(stamp, hash);
}

/** Installs our packages from tarballs with their dependencies; peers come from the repository. */
function installTarballs(files) {
  rmSync(join(MINI_COPY, 'node_modules'), {recursive: true, force: true});
  const manifest = {name: 'mini-site-copy', version: '0.0.0', private: true};
  writeFileSync(join(MINI_COPY, 'package.json'), JSON.stringify(manifest));
  run(
    'npm',
    [
      'install',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--legacy-peer-deps',
      '--prefer-offline',
      ...files,
    ],
    MINI_COPY,
  );
}

/** Components that the small site takes from the help center. */
const BORROWED = ['Helped', 'PageHead', 'ReportForm', 'SentData'].map((name) => `src/components/${name}`);

/** Kept in a copy when its sources change: packages, and the other site inside the first one's folder. */
const KEPT = ['node_modules', 'package.json', '.installed', basename(WORLD_COPY)];

/** Builds copies of the test sites with the packages of a folder, which is made if none is named. */
function buildTestSites(packed) {
  const folder = packed ?? TARBALLS;
  if (packed === undefined) run('node', [join(REPOSITORY, 'tools/src/pack/packAll.mjs'), folder], REPOSITORY);
  const tarballs = listFiles(folder).filter(
    // A site does not need the search server.
    (name) => name.endsWith('.tgz') && !name.includes('help-center-server'),
  );
  const installed = hashOf(tarballs);
  mkdirSync(MINI_COPY, {recursive: true});
  once(join(MINI_COPY, '.installed'), installed, () => installTarballs(tarballs));
  const borrowed = BORROWED.flatMap((name) => listFiles(join(REPOSITORY, 'website', name)));
  copyOnce(MINI_SITE, MINI_COPY, hashOf(borrowed) + installed, () => {
    build(MINI_COPY, MINI_BUILD);
    build(MINI_COPY, OPTIONS_BUILD, {
      MINI_SITE_OPTIONS: 'on',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-options',
    });
  });
  copyOnce(WORLD_SITE, WORLD_COPY, installed, () => {
    swizzle(WORLD_COPY, 'SearchBar', '--wrap');
    swizzle(WORLD_COPY, 'SearchPage', '--eject');
    build(WORLD_COPY, WORLD_BUILD);
  });
}

/** Swizzles a component of search into a site. */
function swizzle(site, component, action) {
  const theme = '@help-center/docusaurus-search';
  run('node', [DOCUSAURUS, 'swizzle', theme, component, action, '--javascript', '--danger'], site);
}

function build(site, outDir, env) {
  run('node', [DOCUSAURUS, 'build', site, '--out-dir', outDir], site, env);
}

/** Copies a site and builds the copy, unless its sources and everything it uses are unchanged. */
function copyOnce(site, copy, used, buildCopy) {
  mkdirSync(copy, {recursive: true});
  const sources = [...listFiles(site), join(REPOSITORY, 'package-lock.json')];
  once(join(copy, '.built'), hashOf(sources) + used, () => {
    for (const name of readdirSync(copy)) {
      if (!KEPT.includes(name)) rmSync(join(copy, name), {recursive: true});
    }
    cpSync(site, copy, {
      recursive: true,
      filter: (path) => !NOT_SOURCES.test(path.slice(site.length)) && !path.endsWith('package.json'),
    });
    buildCopy();
  });
}

/** For Playwright, before all browser tests; `npm test` has a gate that has done it. */
export default function setUp() {
  if (!process.env.TEST_SITES_BUILT) buildTestSites();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildTestSites(resolve(process.argv[2]));
