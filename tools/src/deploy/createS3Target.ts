import {spawn} from 'node:child_process';
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {withFolder} from '../withFolder.ts';
import type {DeployTarget} from './DeployTarget.ts';
import {EMPTY_STATE, isHashed, tellsOfVersion, type DeployState} from './planDeploy.ts';

/** What a bucket tells browsers, as it has no header files: the same rules as in those of other hosts. */
const CACHING: readonly (readonly [rule: string, isFor: (path: string) => boolean])[] = [
  ['public, max-age=31536000, immutable', isHashed],
  ['public, max-age=60, must-revalidate', (path) => !isHashed(path) && !tellsOfVersion(path)],
  ['no-cache', tellsOfVersion],
];

/** Names in one call: a command line has an end. */
const NAMES_AT_ONCE = 400;

/**
 * A bucket or a folder of one, such as `s3://help.example.com`, by Amazon's own command, which has to be installed and
 * signed in; `AWS_ENDPOINT_URL` leads it to other hosts that speak S3. `command` is what is started, default `aws`.
 */
export function createS3Target(address: string, command: readonly string[] = ['aws']): DeployTarget {
  const site = address.replace(/\/+$/u, '');
  // Beside a whole bucket there is nothing.
  const beside = /^s3:\/\/[^/]+$/u.test(site) ? `${site}/.deploys` : `${site}.deploys`;
  const keptOf = (version: string): string => `${beside}/${version}`;

  /** Runs a command on some of the files below its places; nothing when there are none. */
  async function runOn(paths: readonly string[], args: readonly string[]): Promise<void> {
    for (let at = 0; at < paths.length; at += NAMES_AT_ONCE) {
      const names = paths.slice(at, at + NAMES_AT_ONCE).flatMap((path) => ['--include', escapePattern(path)]);
      await run(command, ['s3', ...args, '--recursive', '--only-show-errors', '--exclude', '*', ...names]);
    }
  }

  const upload = (folder: string, to: string, rule: string) =>
    run(command, [
      's3',
      'cp',
      `${folder}/`,
      `${to}/`,
      '--recursive',
      '--only-show-errors',
      '--cache-control',
      rule,
    ]);

  /** Through this machine: not everything that speaks S3 copies by itself what has an ampersand in its name. */
  const copyInside = (from: string, to: string, paths: readonly string[]) =>
    withFolder(async (folder) => {
      for (const [rule, isFor] of CACHING) {
        const some = paths.filter(isFor);
        if (some.length === 0) continue;
        const half = join(folder, rule.replaceAll(/\W/gu, ''));
        await runOn(some, ['cp', `${from}/`, `${half}/`]);
        await upload(half, to, rule);
      }
    });

  async function list(place: string): Promise<ReadonlySet<string>> {
    const said = await run(command, ['s3', 'ls', `${place}/`, '--recursive'], true);
    const [, prefix = ''] = /^s3:\/\/[^/]+\/(.*)$/u.exec(`${place}/`) ?? [];
    // Date, time, size, key.
    const keys = said.split('\n').flatMap((line) => /^\S+ +\S+ +\d+ (.+)$/u.exec(line)?.[1] ?? []);
    return new Set(keys.map((key) => key.slice(prefix.length)));
  }

  return {
    name: address,
    async readState() {
      if (!(await list(beside)).has('state.json')) return EMPTY_STATE;
      return withFolder(async (folder) => {
        const file = join(folder, 'state.json');
        await run(command, ['s3', 'cp', `${beside}/state.json`, file, '--only-show-errors']);
        return JSON.parse(await readFile(file, 'utf8')) as DeployState;
      });
    },
    writeState: (state) =>
      withFolder(async (folder) => {
        const file = join(folder, 'state.json');
        await writeFile(file, JSON.stringify(state));
        await run(command, ['s3', 'cp', file, `${beside}/state.json`, '--only-show-errors']);
      }),
    async keep(version, paths, isMore) {
      const kept = keptOf(version);
      const there = isMore ? await list(kept) : new Set<string>();
      if (!isMore) await run(command, ['s3', 'rm', `${kept}/`, '--recursive', '--only-show-errors']);
      await copyInside(
        site,
        kept,
        paths.filter((path) => !there.has(path)),
      );
    },
    async copyFrom(folder, paths) {
      for (const [rule, isFor] of CACHING) {
        const some = paths.filter(isFor);
        if (some.length === 0) continue;
        await withFolder(async (half) => {
          for (const path of some) {
            await mkdir(dirname(join(half, path)), {recursive: true});
            await copyFile(join(folder, path), join(half, path));
          }
          await upload(half, site, rule);
        });
      }
    },
    restore: (version, paths) => copyInside(keptOf(version), site, paths),
    async forget(except) {
      const rules = ['state.json', ...(except === null ? [] : [`${except}/*`])];
      const excluded = rules.flatMap((rule) => ['--exclude', rule]);
      await run(command, ['s3', 'rm', `${beside}/`, '--recursive', '--only-show-errors', ...excluded]);
    },
    remove: (paths) => runOn(paths, ['rm', `${site}/`]),
  };
}

function escapePattern(path: string): string {
  return path.replace(/[[*?]/gu, '[$&]');
}

/** Returns what the command writes; rejects with what it said when it fails. A listing of nothing fails without a word. */
function run(command: readonly string[], args: readonly string[], mayBeEmpty = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const [program = '', ...before] = command;
    const child = spawn(program, [...before, ...args], {stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    let said = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    child.on('error', (cause) =>
      reject(new Error(`"${program}" cannot be started. Install the AWS CLI and sign in.`, {cause})),
    );
    child.on('close', (code) => {
      if (code === 0 || (mayBeEmpty && code === 1 && said.trim() === '')) resolve(output);
      else reject(new Error(`"${program} ${args.slice(0, 2).join(' ')}" ended with ${code}: ${said.trim()}`));
    });
  });
}
