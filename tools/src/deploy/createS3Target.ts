import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
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
  const run = async (args: readonly string[], mayBeEmpty = false): Promise<string> =>
    runTool([...command, 's3', ...args], {mayBeEmpty, install: 'Install the AWS CLI and sign in.'});

  /** Runs a recursive command on the named files only; does nothing without any. */
  async function runOn(paths: readonly string[], args: readonly string[]): Promise<void> {
    for (let at = 0; at < paths.length; at += NAMES_AT_ONCE) {
      const names = paths.slice(at, at + NAMES_AT_ONCE).flatMap((path) => ['--include', escapePattern(path)]);
      await run([...args, '--recursive', '--only-show-errors', '--exclude', '*', ...names]);
    }
  }

  return {
    name: address,
    async readState() {
      const listing = await run(['ls', `${beside}/`], true);
      if (!/\bstate\.json$/mu.test(listing)) return EMPTY_STATE;
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
    async copyFrom(folder, paths) {
      for (const [rule, isFor] of CACHING)
        await runOn(paths.filter(isFor), ['cp', `${folder}/`, `${site}/`, '--cache-control', rule]);
    },
    remove: (paths) => runOn(paths, ['rm', `${site}/`]),
  };
}

function escapePattern(path: string): string {
  return path.replace(/[[*?]/gu, '[$&]');
}
