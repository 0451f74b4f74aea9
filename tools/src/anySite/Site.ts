import {existsSync, readFileSync} from 'node:fs';
import {basename, dirname, join, relative, resolve} from 'node:path';
import {AuthorError} from '../runCommand.ts';

/** A checkout of a Docusaurus site. */
export interface Site {
  /** Name of the repository or the folder, for reports. */
  readonly name: string;
  /** What to copy: the whole repository, because sites read files outside their folder. */
  readonly root: string;
  /** The folder of the site, relative to `root`; empty for `root` itself. */
  readonly path: string;
  /** Name of the configuration file. */
  readonly configFile: string;
}

/** The fields of a `package.json` that are read here. */
export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const CONFIG_FILES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

function findRepository(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (at === dirname(at)) return folder;
  }
}

/** Reads a site's folder. Throws an {@link AuthorError} when it is not a Docusaurus site. */
export function readSite(given: string): Site {
  const folder = resolve(given);
  if (!existsSync(folder))
    throw new AuthorError(`${folder} does not exist. Name the folder of a Docusaurus site.`);
  const manifestFile = join(folder, 'package.json');
  const configFile = CONFIG_FILES.find((name) => existsSync(join(folder, name)));
  if (!existsSync(manifestFile) || configFile === undefined) {
    const missing = configFile === undefined ? 'docusaurus.config.js or .ts' : 'package.json';
    throw new AuthorError(
      `${folder} is not a Docusaurus site: it has no ${missing}. Name the folder that has both.`,
    );
  }
  const {dependencies, devDependencies} = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const core = {...devDependencies, ...dependencies}['@docusaurus/core'];
  if (core === undefined) {
    throw new AuthorError(
      `${folder} is not a Docusaurus site: its package.json does not name @docusaurus/core.`,
    );
  }
  const major = Number(/\d+/.exec(core)?.[0] ?? 3);
  if (major < 3) {
    throw new AuthorError(
      `The site uses Docusaurus ${core}. Upgrade it to version 3 first: https://docusaurus.io/docs/migration/v3`,
    );
  }
  const root = findRepository(folder);
  return {name: basename(root), root, path: relative(root, folder), configFile};
}
