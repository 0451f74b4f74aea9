import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {
  MINI_BUILD,
  MINI_COPY,
  MINI_SITE,
  OPTIONS_BUILD,
  REPOSITORY,
  WORLD_BUILD,
  WORLD_COPY,
  WORLD_SITE,
} from './folders.ts';

const TARBALLS = join(REPOSITORY, '.cache/mini-site-tarballs');
const NOT_SOURCES = /(?:^|\/)(?:build(?:-options)?|node_modules|\.docusaurus[^/]*)(?:\/|$)/;

function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): void {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd,
    env: {...process.env, ...env},
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`"${command} ${args.join(' ')}" failed for the small site:\n${stdout}\n${stderr}`);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !NOT_SOURCES.test(path.slice(folder.length)))
    .sort();
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs a task unless it has been done for the same hash. */
function once(stamp: string, hash: string, task: () => void): void {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  rmSync(stamp, {force: true});
  task();
  writeFileSync(stamp, hash);
}

/** Installs our packages from tarballs with their dependencies; peers come from the repository. */
function installTarballs(files: readonly string[]): void {
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

/** Builds copies of the test sites once before all browser tests, with our packages installed from tarballs. */
export default function buildMiniSites(): void {
  run('node', [join(REPOSITORY, 'tools/src/pack/packAll.mjs'), TARBALLS], REPOSITORY);
  const tarballs = listFiles(TARBALLS).filter(
    // A site does not need the search server.
    (name) => name.endsWith('.tgz') && !name.includes('help-center-server'),
  );
  const installed = hashOf(tarballs);
  mkdirSync(MINI_COPY, {recursive: true});
  once(join(MINI_COPY, '.installed'), installed, () => installTarballs(tarballs));
  const borrowed = BORROWED.flatMap((folder) => listFiles(join(REPOSITORY, 'website', folder)));
  copyOnce(MINI_SITE, MINI_COPY, hashOf(borrowed) + installed, () => {
    build(MINI_COPY, MINI_BUILD);
    build(MINI_COPY, OPTIONS_BUILD, {
      MINI_SITE_OPTIONS: 'on',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-options',
    });
  });
  copyOnce(WORLD_SITE, WORLD_COPY, installed, () => {
    swizzle(WORLD_COPY, 'SearchDialog', '--wrap');
    swizzle(WORLD_COPY, 'SearchPage', '--eject');
    build(WORLD_COPY, WORLD_BUILD);
  });
}

/** Swizzles a component of search into a site. */
function swizzle(site: string, component: string, action: '--eject' | '--wrap'): void {
  const theme = '@help-center/docusaurus-search';
  run('npx', ['docusaurus', 'swizzle', theme, component, action, '--javascript', '--danger'], site);
}

function build(site: string, outDir: string, env?: NodeJS.ProcessEnv): void {
  run('npx', ['docusaurus', 'build', site, '--out-dir', outDir], site, env);
}

/** Copies a site and builds the copy, unless its sources and everything it uses are unchanged. */
function copyOnce(site: string, copy: string, used: string, buildCopy: () => void): void {
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
