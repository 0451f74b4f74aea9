import {spawn} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {AuthorError} from '../runCommand.ts';
import {repositoryDir} from '../websiteDir.ts';

/** A host that takes a whole folder and swaps it at once, by its own command line. */
export interface Host {
  /** A folder that stays on this machine, so that it also has the files of former versions. */
  readonly folder: string;
  /** What `npx` runs to upload it. */
  readonly args: readonly string[];
  /** Files that the host reads and other hosts do not need, by name. */
  readonly files: Readonly<Record<string, string>>;
}

type Prepare = (folder: string, name: string) => Omit<Host, 'folder'>;

/** What follows the colon of an address tells the host which of its sites is meant. */
const HOSTS: Readonly<Record<string, Prepare>> = {
  netlify: (folder, site) => ({
    // Without --no-build it would build the site once more.
    args: ['netlify-cli', 'deploy', '--prod', '--no-build', '--dir', folder, '--site', site],
    files: {},
  }),
  'cloudflare-pages': (folder, name) => {
    // Any branch but the production branch of the project would become a preview.
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

/** The host that an address such as `netlify:help-center` names; `undefined` for every other target. */
export function findHost(
  address: string,
  parent: string = join(repositoryDir, '.cache/deploys'),
): Host | undefined {
  const colon = address.indexOf(':');
  const [kind, name] = [address.slice(0, colon), address.slice(colon + 1)];
  const prepare = Object.hasOwn(HOSTS, kind) ? HOSTS[kind] : undefined;
  if (prepare === undefined) return undefined;
  if (name === '') throw new AuthorError(`"${address}" does not say which site of the host is meant.`);
  const folder = join(parent, `${kind}-${name.replaceAll(/[^\w.-]+/gu, '-')}`);
  return {folder, ...prepare(folder, name)};
}

/** Uploads the folder of a host, with `npx` unless another command is named; rejects when the command fails. */
export async function uploadTo(
  {folder, args, files}: Host,
  command: readonly string[] = ['npx'],
): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const [program = '', ...before] = command;
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(program, [...before, ...args], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0)
    throw new AuthorError(
      `The upload ended with ${code}. Readers still see the version before; ${folder} is ready. Upload it again with:\nnpx ${args.join(' ')}`,
    );
}
