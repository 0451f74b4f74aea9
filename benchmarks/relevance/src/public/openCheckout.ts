import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import type {PublicCorpus} from './readManifest.ts';

/** A change of the pages. */
export interface PageCommit {
  readonly hash: string;
  /** The first line of its message. */
  readonly subject: string;
  /** The pages that it added or changed, as paths below the folder of the corpus. */
  readonly pages: readonly string[];
}

/** A local copy of a corpus' repository, read at the commit of the manifest whatever is checked out. */
export interface Checkout {
  /** The pages, as paths below the folder of the corpus. */
  listPages(): readonly string[];
  /** The texts of pages, in their order. */
  readPages(paths: readonly string[]): readonly string[];
  /** The changes of the pages until the commit, newest first; merges are left out. */
  listCommits(since: string): readonly PageCommit[];
  /** The subjects of commits, by their hashes. */
  readSubjects(hashes: readonly string[]): ReadonlyMap<string, string>;
}

const MOST_BYTES = 2 ** 30;

/** Opens a checkout or a bare clone. Throws with what to do when it is not there or lacks the commit. */
export function openCheckout(path: string, corpus: PublicCorpus): Checkout {
  const {name, repository, commit, folder, leaveOut} = corpus;
  if (!existsSync(path))
    throw new Error(`${path}: no such folder. Clone it: git clone ${repository} ${path}`);
  const git = (args: readonly string[], input?: string): string =>
    execFileSync('git', ['-C', path, ...args], {
      encoding: 'utf8',
      maxBuffer: MOST_BYTES,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(input !== undefined && {input}),
    });
  try {
    git(['cat-file', '-e', `${commit}^{commit}`]);
  } catch (cause) {
    throw new Error(
      `${path}: the corpus "${name}" needs the commit ${commit}. Run: git -C ${path} fetch origin ${commit}`,
      {cause},
    );
  }
  const isPage = (file: string): boolean =>
    /\.mdx?$/.test(file) && !leaveOut.some((beginning) => file.startsWith(beginning));
  const below = (file: string): string => file.slice(folder.length + 1);
  return {
    listPages: () =>
      git(['ls-tree', '-r', '-z', '--name-only', commit, '--', `${folder}/`])
        .split('\0')
        .filter(Boolean)
        .map(below)
        .filter(isPage),
    readPages: (paths) => paths.map((file) => git(['cat-file', 'blob', `${commit}:${folder}/${file}`])),
    listCommits: (since) =>
      git([
        'log',
        commit,
        '--no-merges',
        '--no-renames',
        `--since=${since}`,
        '--diff-filter=AM',
        '--format=%x01%H%x09%s',
        '--name-only',
        '--',
        `${folder}/`,
      ])
        .split('\u0001')
        .slice(1)
        .map((entry) => {
          const [head = '', ...files] = entry.split('\n');
          const [hash = '', subject = ''] = head.split('\t');
          return {hash, subject, pages: files.filter(Boolean).map(below).filter(isPage)};
        }),
    readSubjects: (hashes) =>
      new Map(
        hashes.length === 0
          ? []
          : git(['log', '--no-walk=unsorted', '--stdin', '--format=%H%x09%s'], `${hashes.join('\n')}\n`)
              .trimEnd()
              .split('\n')
              .map((line) => line.split('\t') as [string, string]),
      ),
  };
}
