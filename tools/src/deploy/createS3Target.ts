import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {withFolder} from '../withFolder.ts';
import type {DeployTarget} from './DeployTarget.ts';
import {EMPTY_STATE, isHashed, tellsOfVersion, type DeployState} from './planDeploy.ts';
import {runTool} from './runTool.ts';

/** `Cache-Control` values, the same as in the header files of other hosts; a bucket stores them with each file. */
const CACHING: readonly (readonly [rule: string, isFor: (path: string) => boolean])[] = [
  ['public, max-age=31536000, immutable', isHashed],
  ['public, max-age=60, must-revalidate', (path) => !isHashed(path) && !tellsOfVersion(path)],
  ['no-cache', tellsOfVersion],
];

/** Most files named in one call, because the length of a command line is limited. */
const NAMES_AT_ONCE = 400;

/**
 * A bucket or a folder in one, such as `s3://help.example.com`, through the AWS CLI, which must be installed and signed
 * in. `AWS_ENDPOINT_URL` selects another S3-compatible host. `command` starts the CLI; default `aws`.
 */
export function createS3Target(address: string, command: readonly string[] = ['aws']): DeployTarget {
  const site = address.replace(/\/+$/u, '');
  // There is no folder beside a whole bucket.
  const beside = /^s3:\/\/[^/]+$/u.test(site) ? `${site}/.deploys` : `${site}.deploys`;
  const keptOf = (version: string): string => `${beside}/${version}`;
  const run = async (args: readonly string[], mayBeEmpty = false): Promise<string> =>
    runTool([...command, 's3', ...args], {mayBeEmpty, install: 'Install the AWS CLI and sign in.'});

  /** Runs a recursive command on the named files only; does nothing without any. */
  async function runOn(paths: readonly string[], args: readonly string[]): Promise<void> {
    for (let at = 0; at < paths.length; at += NAMES_AT_ONCE) {
      const names = paths.slice(at, at + NAMES_AT_ONCE).flatMap((path) => ['--include', escapePattern(path)]);
      await run([...args, '--recursive', '--only-show-errors', '--exclude', '*', ...names]);
    }
  }

  const upload = (folder: string, to: string, rule: string) =>
    run(['cp', `${folder}/`, `${to}/`, '--recursive', '--only-show-errors', '--cache-control', rule]);

  /** Copies through this machine: some S3-compatible hosts cannot copy names with an ampersand themselves. */
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
    const listing = await run(['ls', `${place}/`, '--recursive'], true);
    const [, prefix = ''] = /^s3:\/\/[^/]+\/(.*)$/u.exec(`${place}/`) ?? [];
    // Date, time, size, key.
    const keys = listing.split('\n').flatMap((line) => /^\S+ +\S+ +\d+ (.+)$/u.exec(line)?.[1] ?? []);
    return new Set(keys.map((key) => key.slice(prefix.length)));
  }

  return {
    name: address,
    async readState() {
      if (!(await list(beside)).has('state.json')) return EMPTY_STATE;
      return withFolder(async (folder) => {
        const file = join(folder, 'state.json');
        await run(['cp', `${beside}/state.json`, file, '--only-show-errors']);
        return JSON.parse(await readFile(file, 'utf8')) as DeployState;
      });
    },
    writeState: (state) =>
      withFolder(async (folder) => {
        const file = join(folder, 'state.json');
        await writeFile(file, JSON.stringify(state));
        await run(['cp', file, `${beside}/state.json`, '--only-show-errors']);
      }),
    async keep(version, paths, isMore) {
      const kept = keptOf(version);
      const there = isMore ? await list(kept) : new Set<string>();
      if (!isMore) await run(['rm', `${kept}/`, '--recursive', '--only-show-errors']);
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
      await run(['rm', `${beside}/`, '--recursive', '--only-show-errors', ...excluded]);
    },
    remove: (paths) => runOn(paths, ['rm', `${site}/`]),
  };
}

function escapePattern(path: string): string {
  return path.replace(/[[*?]/gu, '[$&]');
}
