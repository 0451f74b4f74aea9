import {spawnSync} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {AuthorError} from '../runCommand.ts';
import {repositoryDir} from '../websiteDir.ts';

/** A host that replaces the whole site at once, with its own command. */
export interface Host {
  /** A folder kept on this machine, so that it also has the files of former versions. */
  readonly folder: string;
  /** Arguments for `npx` that upload it. */
  readonly args: readonly string[];
  /** Extra files that only this host reads, by name. */
  readonly files: Readonly<Record<string, string>>;
}

type Prepare = (folder: string, name: string) => Omit<Host, 'folder'>;

/** The part of an address after the colon names the site on the host. */
const HOSTS: Readonly<Record<string, Prepare>> = {
  netlify: (folder, site) => ({
    // Otherwise Netlify would build the site again.
    args: ['netlify-cli', 'deploy', '--prod', '--no-build', '--dir', folder, '--site', site],
    files: {},
  }),
  'cloudflare-pages': (folder, name) => {
    // Every other branch than the project's production branch becomes a preview.
    const [project = '', branch = 'main'] = name.split('#');
    return {
      args: ['wrangler', 'pages', 'deploy', folder, '--project-name', project, '--branch', branch],
      files: {},
    };
  },
  'github-pages': (folder, repository) => ({
    args: ['gh-pages', '--dist', folder, '--dotfiles', '--repo', repository],
    // Otherwise Jekyll leaves out .well-known and turns the Markdown twins into HTML.
    files: {'.nojekyll': ''},
  }),
};

/** The host of an address such as `netlify:help-center`; `undefined` for every other target. */
export function findHost(
  address: string,
  parent: string = join(repositoryDir, '.cache/deploys'),
): Host | undefined {
  const colon = address.indexOf(':');
  const [kind, name] = [address.slice(0, colon), address.slice(colon + 1)];
  const prepare = Object.hasOwn(HOSTS, kind) ? HOSTS[kind] : undefined;
  if (prepare === undefined) return undefined;
  if (name === '') throw new AuthorError(`"${address}" names no site of the host.`);
  const folder = join(parent, `${kind}-${name.replaceAll(/[^\w.-]+/gu, '-')}`);
  return {folder, ...prepare(folder, name)};
}

/** Uploads a host's folder with `command`, by default `npx`. Rejects with an {@link AuthorError} when it fails. */
export async function uploadTo(
  {folder, args, files}: Host,
  command: readonly string[] = ['npx'],
): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const [program = '', ...before] = command;
  const {status, error} = spawnSync(program, [...before, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0)
    throw new AuthorError(
      `The upload exited with ${status}. Readers still see the previous version. ${folder} is complete; upload it again with:\nnpx ${args.join(' ')}`,
    );
}
