import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {basename, dirname, join, matchesGlob, normalize, relative, resolve} from 'node:path';
import {AuthorError} from '../runCommand.ts';
import {repositoryDir} from '../websiteDir.ts';

/** A copy of a Docusaurus site, to be changed. */
export interface SiteCopy {
  readonly folder: string;
  /** Where npm runs: the root of the workspaces that the site is one of, or its own folder. */
  readonly root: string;
  /** Path of its configuration. */
  readonly configFile: string;
  /** What was changed, and what does not work, for the report. */
  readonly remarks: string[];
  /** File to which the output of all commands is appended. */
  readonly log: string;
}

/** The fields of a `package.json` that are read here. */
interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly workspaces?: readonly string[] | {readonly packages?: readonly string[]};
}

const CONFIG_FILES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);
/** An hour. */
const LIMIT_MS = 3_600_000;
const LEFT_OUT = new Set(['node_modules', 'build', '.docusaurus']);
const INSTALL = 'install --no-audit --no-fund --loglevel=error --ignore-scripts --engine-strict=false'.split(
  ' ',
);
const CLASSIC = /(["'`])(?:classic|@docusaurus\/(?:preset-)?classic)\1/;

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Throws an {@link AuthorError} when a folder is not a site of Docusaurus 3. */
export function assertSite(folder: string): void {
  const missing = [CONFIG_FILES, ['package.json']].find(
    (names) => !names.some((name) => existsSync(join(folder, name))),
  );
  if (missing !== undefined)
    throw new AuthorError(
      `${folder} is not a Docusaurus site: it has no ${missing.at(-1)?.replace('.cjs', '.js or .ts')}. Name the folder that has it.`,
    );
  const {dependencies, devDependencies} = readManifest(folder);
  const core = {...devDependencies, ...dependencies}['@docusaurus/core'];
  if (core === undefined || Number(/\d+/.exec(core)?.[0] ?? 3) < 3)
    throw new AuthorError(
      `${folder} uses ${core === undefined ? 'no @docusaurus/core' : `Docusaurus ${core}`}. The preset needs version 3: https://docusaurus.io/docs/migration/v3`,
    );
}

/** The nearest folder above with a repository: sites read files outside their folder. */
function findRepository(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (at === dirname(at)) return folder;
  }
}

/** Where to run npm for a site: the root of the workspaces that it is one of, because npm would install only it otherwise. */
export function installFolder(folder: string, root: string): string {
  if (!existsSync(join(root, 'package.json'))) return folder;
  const {workspaces = []} = readManifest(root);
  const patterns = 'packages' in workspaces ? (workspaces.packages ?? []) : (workspaces as readonly string[]);
  const path = relative(root, folder);
  const isOneOf = patterns.some((pattern) => matchesGlob(path, normalize(pattern).replace(/\/$/, '')));
  return isOneOf ? root : folder;
}

/** Runs a program and resolves with the seconds it took. Its output is appended to a log. */
async function run(
  {log}: Pick<SiteCopy, 'log'>,
  cwd: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  // The export conditions of this repository must not apply to the process.
  const {NODE_OPTIONS: _, ...inherited} = process.env;
  const output = openSync(log, 'a');
  const start = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: {...inherited, CI: 'true', ...environment},
    stdio: ['ignore', output, output],
    timeout: LIMIT_MS,
  });
  const [code] = (await once(child, 'close')) as [number | null];
  closeSync(output);
  if (code !== 0) {
    const last = readFileSync(log, 'utf8').slice(-4000).trim();
    throw new Error(`"${command} ${args.join(' ')}" failed, see ${log}:\n${last}`);
  }
  return (performance.now() - start) / 1000;
}

/** Installs packages; where npm cannot resolve peers, without them. The log has what npm said. */
async function install(copy: SiteCopy, cwd: string, packages: readonly string[]): Promise<void> {
  const what = packages.length === 0 ? "The site's own packages" : 'Our packages';
  try {
    await run(copy, cwd, 'npm', [...INSTALL, ...packages]);
  } catch {
    await run(copy, cwd, 'npm', [...INSTALL, '--legacy-peer-deps', ...packages]);
    copy.remarks.push(`${what} install only with --legacy-peer-deps: npm cannot resolve their peers.`);
  }
}

/** Copies a site with its whole repository, and installs it with all packages of Docusaurus at one version. */
export async function copySite(given: string, scratch: string, version: string): Promise<SiteCopy> {
  const repository = findRepository(resolve(given));
  const target = join(scratch, 'site');
  rmSync(target, {recursive: true, force: true});
  cpSync(repository, target, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(basename(path)),
    verbatimSymlinks: true,
  });
  const folder = join(target, relative(repository, resolve(given)));
  const manifest = readManifest(folder);
  for (const ranges of [manifest.dependencies ?? {}, manifest.devDependencies ?? {}])
    for (const [name, range] of Object.entries(ranges))
      if (name.startsWith('@docusaurus/') && /^[\^~]?3\./.test(range)) ranges[name] = version;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const copy: SiteCopy = {
    folder,
    root: installFolder(folder, target),
    configFile: join(folder, CONFIG_FILES.find((name) => existsSync(join(folder, name))) ?? ''),
    remarks: [],
    log: join(scratch, 'log.txt'),
  };
  await install(copy, copy.root, []);
  return copy;
}

/** Replaces the classic preset in a configuration with ours. Throws an {@link AuthorError} when there is none. */
export function usePreset(text: string): string {
  const start = text.search(/\bpresets\s*[:=]/);
  const presets = text.slice(start);
  if (start === -1 || !CLASSIC.test(presets))
    throw new AuthorError(
      'The configuration has no classic preset in "presets" to replace. Add our preset by hand: see packages/docusaurus-preset/README.md.',
    );
  return text.slice(0, start) + presets.replace(CLASSIC, '$1@help-center/docusaurus-preset$1');
}

/** Packs our packages into a folder, and adds the preset from there to a copy. */
export async function addPreset(copy: SiteCopy, tarballs: string): Promise<void> {
  await run(copy, repositoryDir, 'npm', ['run', 'pack-all', '--', tarballs]);
  const files = readdirSync(tarballs).filter(
    (name) => name.endsWith('.tgz') && !name.startsWith('help-center-server-'),
  );
  await install(
    copy,
    copy.folder,
    files.map((name) => join(tarballs, name)),
  );
  writeFileSync(copy.configFile, usePreset(readFileSync(copy.configFile, 'utf8')));
}

/** Builds the copy into `target` without any cache, and returns the seconds it took. */
export async function buildSite(copy: SiteCopy, target: string, locales: readonly string[]): Promise<number> {
  for (const cache of ['.docusaurus', 'node_modules/.cache', 'build'])
    rmSync(join(copy.folder, cache), {recursive: true, force: true});
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  const localeArgs = locales.flatMap((locale) => ['--locale', locale]);
  const args = ['--no-install', 'docusaurus', 'build', '--out-dir', target, ...localeArgs];
  return run(copy, copy.folder, 'npx', args, {
    NODE_OPTIONS: '--max-old-space-size=4096',
    NODE_ENV: 'production',
  });
}
