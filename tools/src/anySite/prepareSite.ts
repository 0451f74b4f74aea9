import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
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

/** A copy of a site that may be changed. */
export interface SiteCopy {
  readonly folder: string;
  readonly configFile: string;
  /** The configuration of the site itself, which stays as it is. */
  readonly original: string;
  /** What was changed besides the preset, for the report. */
  readonly remarks: string[];
}

/** The folder `node_modules` that holds the packages of a site; npm puts those of a workspace into that of the repository. */
function findModules(folder: string, root: string): string | undefined {
  for (let at = folder; at.startsWith(root); at = dirname(at)) {
    const modules = join(at, 'node_modules');
    if (existsSync(join(modules, '@docusaurus/core'))) return modules;
  }
  return undefined;
}

/** Where npm has to be run for all packages of a site: in a folder of a workspace it would leave the other folders' out. */
export function installFolder(folder: string, root: string): string {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return folder;
  return 'workspaces' in (JSON.parse(readFileSync(file, 'utf8')) as object) ? root : folder;
}

function hasPeerConflict(error: unknown): boolean {
  return String(error).includes('ERESOLVE');
}

async function install(copy: SiteCopy, packages: readonly string[], options: ProcessOptions): Promise<void> {
  try {
    await runProcess('npm', [...INSTALL, ...packages], options);
  } catch (error) {
    if (!hasPeerConflict(error)) throw error;
    await runProcess('npm', [...INSTALL, '--legacy-peer-deps', ...packages], options);
    const what = packages.length === 0 ? "The site's own packages" : 'Our packages';
    copy.remarks.push(
      `${what} install with --legacy-peer-deps only: npm finds that peers contradict each other.`,
    );
  }
}

/**
 * Copies the repository of a site and installs it with npm, all packages of Docusaurus in one version. With `isResumed` a
 * copy that is there is taken as it is.
 */
export async function copySite(
  site: Site,
  target: string,
  {
    version,
    overrides,
    isResumed,
  }: {version: string; overrides: Readonly<Record<string, string>>; isResumed: boolean},
  options: Omit<ProcessOptions, 'cwd'>,
): Promise<SiteCopy> {
  const from = join(site.root, site.path);
  const copy: SiteCopy = {
    folder: join(target, site.path),
    configFile: site.configFile,
    original: join(from, site.configFile),
    remarks: [],
  };
  const given = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
  const {manifest, changes} = toVersion(given, {version, held: overrides});
  copy.remarks.push(...changes);
  if (isResumed && findModules(copy.folder, target) !== undefined) {
    // The run before may have left the preset in it.
    cpSync(copy.original, join(copy.folder, copy.configFile));
    return copy;
  }
  rmSync(target, {recursive: true, force: true});
  cpSync(site.root, target, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(basename(path)),
    verbatimSymlinks: true,
  });
  const withOverrides = {...manifest, overrides: {...manifest.overrides, ...overrides}};
  writeFileSync(join(copy.folder, 'package.json'), `${JSON.stringify(withOverrides, null, 2)}\n`);
  for (const [name, wanted] of Object.entries(overrides)) copy.remarks.push(`${name} is held at ${wanted}`);
  await install(copy, [], {...options, cwd: installFolder(copy.folder, target)});
  return copy;
}

/** Installs our packages, which it packs into the folder `tarballs` if they are not there. */
async function installPreset(
  copy: SiteCopy,
  tarballs: string,
  options: Omit<ProcessOptions, 'cwd'>,
): Promise<void> {
  if (!existsSync(tarballs))
    await runProcess('npm', ['run', 'pack-all', '--', tarballs], {...options, cwd: repositoryDir});
  const files = readdirSync(tarballs).filter(
    (name) => name.endsWith('.tgz') && !name.startsWith('help-center-server-'),
  );
  await install(
    copy,
    files.map((name) => join(tarballs, name)),
    {...options, cwd: copy.folder},
  );
}

/**
 * Puts the preset into the configuration of a copy, and gives back the lines that changed. Without `tarballs` our packages
 * are taken as they are installed.
 */
export async function addPreset(
  copy: SiteCopy,
  tarballs: string | undefined,
  options: Omit<ProcessOptions, 'cwd'>,
): Promise<readonly string[]> {
  if (tarballs !== undefined) await installPreset(copy, tarballs, options);
  const {text, changes} = usePreset(readFileSync(copy.original, 'utf8'));
  writeFileSync(join(copy.folder, copy.configFile), text);
  return changes;
}

/** Builds the copy from nothing, and moves what came out of it. Gives back what that took. */
export async function buildSite(
  {folder}: SiteCopy,
  target: string,
  {locales, memory}: {locales: readonly string[]; memory: number},
  options: Omit<ProcessOptions, 'cwd'>,
): Promise<ProcessCost> {
  for (const cache of ['.docusaurus', 'node_modules/.cache', 'build'])
    rmSync(join(folder, cache), {recursive: true, force: true});
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  const localeArgs = locales.flatMap((locale) => ['--locale', locale]);
  return runProcess('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', target, ...localeArgs], {
    ...options,
    cwd: folder,
    environment: {NODE_OPTIONS: `--max-old-space-size=${memory}`, NODE_ENV: 'production'},
  });
}
