import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join, matchesGlob, normalize, relative} from 'node:path';
import {AuthorError} from '../runCommand.ts';
import {repositoryDir} from '../websiteDir.ts';
import {runProcess} from '../runProcess.ts';
import type {Manifest, Site} from './Site.ts';
import {usePreset} from './usePreset.ts';

const LEFT_OUT = new Set(['node_modules', 'build', '.docusaurus']);
const INSTALL = 'install --no-audit --no-fund --loglevel=error --ignore-scripts --engine-strict=false'.split(
  ' ',
);

/** A copy of a site, to be changed. */
export interface SiteCopy {
  readonly folder: string;
  /** Path of its configuration. */
  readonly configFile: string;
  /** What was changed besides the preset, for the report. */
  readonly remarks: string[];
  /** File to which the output of all commands is appended. */
  readonly log: string;
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

/** Sets all packages that Docusaurus releases together to one version. Returns the changes, one line each. */
export function toVersion({dependencies = {}, devDependencies = {}}: Manifest, version: string): string[] {
  return [dependencies, devDependencies].flatMap((ranges) =>
    Object.entries(ranges).flatMap(([name, range]) => {
      if (!name.startsWith('@docusaurus/') || !/^[\^~]?3\./.test(range) || range === version) return [];
      ranges[name] = version;
      return [`${name}: ${range} is now ${version}`];
    }),
  );
}

/** Installs packages; where npm cannot resolve peers, without them. The log has what npm said. */
async function install({log, remarks}: SiteCopy, cwd: string, packages: readonly string[]): Promise<void> {
  const what = packages.length === 0 ? "The site's own packages" : 'Our packages';
  try {
    await runProcess('npm', [...INSTALL, ...packages], {log, cwd});
  } catch {
    try {
      await runProcess('npm', [...INSTALL, '--legacy-peer-deps', ...packages], {log, cwd});
    } catch (error) {
      throw new AuthorError(`${what} cannot be installed. ${String(error)}`);
    }
    remarks.push(`${what} install only with --legacy-peer-deps: npm cannot resolve their peers.`);
  }
}

/** Copies a site's repository and installs it with npm, with all Docusaurus packages at one version. */
export async function copySite(site: Site, target: string, version: string, log: string): Promise<SiteCopy> {
  rmSync(target, {recursive: true, force: true});
  cpSync(site.root, target, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(basename(path)),
    verbatimSymlinks: true,
  });
  const folder = join(target, site.path);
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const remarks = toVersion(manifest, version);
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  const copy: SiteCopy = {folder, configFile: join(folder, site.configFile), remarks, log};
  await install(copy, installFolder(folder, target), []);
  return copy;
}

/**
 * Installs our packages from `tarballs`, packed first if the folder does not exist, adds the preset to a copy's
 * configuration, and returns the changed lines.
 */
export async function addPreset(copy: SiteCopy, tarballs: string): Promise<readonly string[]> {
  if (!existsSync(tarballs))
    await runProcess('npm', ['run', 'pack-all', '--', tarballs], {log: copy.log, cwd: repositoryDir});
  const files = readdirSync(tarballs).filter(
    (name) => name.endsWith('.tgz') && !name.startsWith('help-center-server-'),
  );
  await install(
    copy,
    copy.folder,
    files.map((name) => join(tarballs, name)),
  );
  const {text, changes} = usePreset(readFileSync(copy.configFile, 'utf8'));
  writeFileSync(copy.configFile, text);
  return changes;
}

/** Builds the copy into `target` without any cache, and returns the seconds it took. */
export async function buildSite(
  {folder, log}: SiteCopy,
  target: string,
  locales: readonly string[],
): Promise<number> {
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
