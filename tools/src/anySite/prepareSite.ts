import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join, matchesGlob, normalize, relative} from 'node:path';
import {AuthorError} from '../runCommand.ts';
import {repositoryDir} from '../websiteDir.ts';
import {runProcess, type ProcessCost, type ProcessOptions} from '../runProcess.ts';
import type {Manifest, Site} from './Site.ts';
import {toVersion} from './toVersion.ts';
import {usePreset} from './usePreset.ts';

const LEFT_OUT = new Set(['node_modules', 'build', '.docusaurus']);
const INSTALL = [
  'install',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--ignore-scripts',
  '--engine-strict=false',
];

/** A copy of a site, to be changed. */
export interface SiteCopy {
  readonly folder: string;
  readonly configFile: string;
  /** The configuration of the site itself, which stays as it is. */
  readonly original: string;
  /** What was changed besides the preset, for the report. */
  readonly remarks: string[];
}

/** Where to run npm for a site: the root of the workspaces that it is one of, because npm would install only it otherwise. */
export function installFolder(folder: string, root: string): string {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return folder;
  const {workspaces = []} = JSON.parse(readFileSync(file, 'utf8')) as {
    workspaces?: readonly string[] | {readonly packages?: readonly string[]};
  };
  const patterns = 'packages' in workspaces ? (workspaces.packages ?? []) : (workspaces as readonly string[]);
  const path = relative(root, folder);
  const isOneOf = patterns.some((pattern) => matchesGlob(path, normalize(pattern).replace(/\/$/, '')));
  return isOneOf ? root : folder;
}

/** Installs packages; where npm cannot resolve peers, without them. The log has what npm said. */
async function install(copy: SiteCopy, packages: readonly string[], options: ProcessOptions): Promise<void> {
  const what = packages.length === 0 ? "The site's own packages" : 'Our packages';
  try {
    await runProcess('npm', [...INSTALL, ...packages], options);
  } catch {
    try {
      await runProcess('npm', [...INSTALL, '--legacy-peer-deps', ...packages], options);
    } catch (error) {
      throw new AuthorError(`${what} cannot be installed. ${String(error)}`);
    }
    copy.remarks.push(`${what} install only with --legacy-peer-deps: npm cannot resolve their peers.`);
  }
}

/** Copies a site's repository and installs it with npm, with all Docusaurus packages at one version. */
export async function copySite(site: Site, target: string, version: string, log: string): Promise<SiteCopy> {
  const from = join(site.root, site.path);
  const copy: SiteCopy = {
    folder: join(target, site.path),
    configFile: site.configFile,
    original: join(from, site.configFile),
    remarks: [],
  };
  const given = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
  const {manifest, changes} = toVersion(given, version);
  copy.remarks.push(...changes);
  rmSync(target, {recursive: true, force: true});
  cpSync(site.root, target, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(basename(path)),
    verbatimSymlinks: true,
  });
  writeFileSync(join(copy.folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await install(copy, [], {log, cwd: installFolder(copy.folder, target)});
  return copy;
}

/** Installs our packages from `tarballs`, and packs them there first if the folder does not exist. */
async function installPreset(copy: SiteCopy, tarballs: string, log: string): Promise<void> {
  if (!existsSync(tarballs))
    await runProcess('npm', ['run', 'pack-all', '--', tarballs], {log, cwd: repositoryDir});
  const files = readdirSync(tarballs).filter(
    (name) => name.endsWith('.tgz') && !name.startsWith('help-center-server-'),
  );
  await install(
    copy,
    files.map((name) => join(tarballs, name)),
    {log, cwd: copy.folder},
  );
}

/** Installs the preset, adds it to a copy's configuration and returns the changed lines. */
export async function addPreset(
  copy: SiteCopy,
  {tarballs, presetOptions}: {tarballs: string; presetOptions: object},
  log: string,
): Promise<readonly string[]> {
  await installPreset(copy, tarballs, log);
  const {text, changes} = usePreset(readFileSync(copy.original, 'utf8'), presetOptions);
  writeFileSync(join(copy.folder, copy.configFile), text);
  return changes;
}

/** Builds the copy into `target` without any cache, and returns what the build cost. */
export async function buildSite(
  {folder}: SiteCopy,
  target: string,
  locales: readonly string[],
  log: string,
): Promise<ProcessCost> {
  for (const cache of ['.docusaurus', 'node_modules/.cache', 'build'])
    rmSync(join(folder, cache), {recursive: true, force: true});
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  const localeArgs = locales.flatMap((locale) => ['--locale', locale]);
  return runProcess('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', target, ...localeArgs], {
    cwd: folder,
    log,
    environment: {NODE_OPTIONS: '--max-old-space-size=4096', NODE_ENV: 'production'},
  });
}
