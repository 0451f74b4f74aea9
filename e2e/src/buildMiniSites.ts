import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {MINI_BUILD, MINI_COPY, MINI_SITE, OPTIONS_BUILD, REPOSITORY} from './folders.ts';

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

/** Does something unless it was done for the same hash before. */
function once(stamp: string, hash: string, task: () => void): void {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  rmSync(stamp, {force: true});
  task();
  writeFileSync(stamp, hash);
}

/** Installs our packages from tarballs, with what they depend on; their peers are those of the repository. */
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

/** Builds the small site once before all browser tests, with our packages as others get them, in a copy of its folder. */
export default function buildMiniSites(): void {
  run('node', [join(REPOSITORY, 'tools/src/pack/packAll.mjs'), TARBALLS], REPOSITORY);
  const tarballs = listFiles(TARBALLS).filter(
    // A site does not need the search server.
    (name) => name.endsWith('.tgz') && !name.includes('help-center-server'),
  );
  const installed = hashOf(tarballs);
  mkdirSync(MINI_COPY, {recursive: true});
  once(join(MINI_COPY, '.installed'), installed, () => installTarballs(tarballs));
  const sources = [
    ...listFiles(MINI_SITE),
    ...listFiles(join(REPOSITORY, 'website/plugins/announcement-reset')),
    join(REPOSITORY, 'package-lock.json'),
  ];
  once(join(MINI_COPY, '.built'), hashOf(sources) + installed, () => {
    for (const name of readdirSync(MINI_COPY)) {
      if (!['node_modules', 'package.json', '.installed'].includes(name))
        rmSync(join(MINI_COPY, name), {recursive: true});
    }
    cpSync(MINI_SITE, MINI_COPY, {
      recursive: true,
      filter: (path) => !NOT_SOURCES.test(path.slice(MINI_SITE.length)) && !path.endsWith('package.json'),
    });
    run('npx', ['docusaurus', 'build', MINI_COPY, '--out-dir', MINI_BUILD], MINI_COPY);
    run('npx', ['docusaurus', 'build', MINI_COPY, '--out-dir', OPTIONS_BUILD], MINI_COPY, {
      MINI_SITE_OPTIONS: 'on',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-options',
    });
  });
}
