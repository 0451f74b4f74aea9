import {spawnSync} from 'node:child_process';
import {join, resolve} from 'node:path';
import {AuthorError} from '../runCommand.ts';
import {repositoryDir} from '../websiteDir.ts';

/** A program and its arguments. */
type Command = readonly string[];

/** File of the site with what deploys put there. */
export const RECORD = '.deploys.json';

/** A place to deploy a site to. */
export interface DeployTarget {
  /** The site as readers get it, or a copy of it on this machine. */
  readonly folder: string;
  /** Folder for the builds to go back to. */
  readonly versions: string;
  /** Brings the copy up to date. */
  readonly pull: readonly Command[];
  /** Uploads the copy, in the same order in which a folder is filled. */
  readonly push: readonly Command[];
  /** Extra files that only this host reads, by name. */
  readonly files: Readonly<Record<string, string>>;
}

type Host = Pick<DeployTarget, 'push'> & Partial<DeployTarget>;

/** Files that are uploaded last: by them browsers detect a new version. */
const LAST = ['search-index/manifest.json', 'service-worker.js', 'offline-files.json', RECORD];

/** Filters of rsync for each step. */
const RSYNC_STEPS: readonly Command[] = [
  [`--exclude=/${LAST[0]}`, '--include=/assets/***', '--include=/search-index/***', '--exclude=*'],
  [...LAST.map((path) => `--exclude=/${path}`), '--exclude=*.html'],
  LAST.map((path) => `--exclude=/${path}`),
  ['--delete-after'],
];

const NOT_LAST = LAST.flatMap((path) => ['--exclude', path]);
const HASHED = ['--exclude', '*', '--include', 'assets/*', '--include', 'search-index/*', ...NOT_LAST];
const SHORT = ['--cache-control', 'public, max-age=60, must-revalidate'];

/** The same for the AWS CLI, with the `Cache-Control` values that other hosts take from header files. */
const S3_STEPS: readonly Command[] = [
  [...HASHED, '--cache-control', 'public, max-age=31536000, immutable'],
  ['--exclude', '*.html', ...NOT_LAST, ...SHORT],
  [...NOT_LAST, ...SHORT],
  ['--delete', '--cache-control', 'no-cache'],
];

/** The part of an address after the colon names the site on the host. */
const HOSTS: Readonly<Record<string, (folder: string, name: string) => Host>> = {
  s3: (folder, name) => {
    const sync = ['aws', 's3', 'sync', '--only-show-errors'];
    const site = `s3:${name.replace(/\/+$/u, '')}/`;
    return {
      pull: [[...sync, site, folder]],
      push: S3_STEPS.map((step) => [...sync, folder, site, ...step]),
    };
  },
  netlify: (folder, site) => ({
    // Otherwise Netlify would build the site again.
    push: [['npx', 'netlify-cli', 'deploy', '--prod', '--no-build', '--dir', folder, '--site', site]],
  }),
  'cloudflare-pages': (folder, name) => {
    // Every other branch than the project's production branch becomes a preview.
    const [project = '', branch = 'main'] = name.split('#');
    return {
      push: [['npx', 'wrangler', 'pages', 'deploy', folder, '--project-name', project, '--branch', branch]],
    };
  },
  'github-pages': (folder, repository) => ({
    push: [['npx', 'gh-pages', '--dist', folder, '--dotfiles', '--repo', repository]],
    // Otherwise Jekyll leaves out .well-known and turns the Markdown twins into HTML.
    files: {'.nojekyll': ''},
  }),
};

function toRsync(folder: string, address: string): Host {
  const sync = ['rsync', '--archive', '--checksum'];
  const site = `${address.replace(/\/+$/u, '')}/`;
  return {
    pull: [[...sync, site, `${folder}/`]],
    push: RSYNC_STEPS.map((step) => [...sync, ...step, `${folder}/`, site]),
  };
}

/** The target of an address such as `/srv/help-center`, `me@help.example.com:/srv/help-center` or `netlify:help-center`. */
export function findTarget(
  address: string,
  kept: string = join(repositoryDir, '.cache/deploys'),
): DeployTarget {
  const colon = address.indexOf(':');
  const [kind, name] = [address.slice(0, colon), address.slice(colon + 1)];
  const plain = address.replaceAll(/[^\w.-]+/gu, '-');
  const copy = join(kept, 'sites', plain);
  const target = {folder: copy, versions: join(kept, 'versions', plain), pull: [], push: [], files: {}};
  if (Object.hasOwn(HOSTS, kind)) {
    if (name === '') throw new AuthorError(`"${address}" names no site of the host.`);
    return {...target, ...HOSTS[kind]?.(copy, name)};
  }
  // One character before the colon is a Windows drive, not a host.
  const isRemote = /^(?:rsync:\/\/|[^/\\:]{2,}:)/u.test(address);
  return isRemote ? {...target, ...toRsync(copy, address)} : {...target, folder: resolve(address)};
}

/** Runs commands one after the other. Throws an {@link AuthorError} when one fails. */
export function runAll(commands: readonly Command[]): void {
  for (const [program = '', ...args] of commands) {
    const {status, error} = spawnSync(program, args, {stdio: 'inherit', shell: process.platform === 'win32'});
    if (error)
      throw new AuthorError(`${program} cannot be started: ${error.message}. Install it and sign in.`);
    if (status !== 0)
      throw new AuthorError(
        `${program} ended with ${status}. Readers still have a working site; run the same deploy again to finish it. The command was:\n${[program, ...args].join(' ')}`,
      );
  }
}
