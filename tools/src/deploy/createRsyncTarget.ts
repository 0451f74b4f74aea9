import {spawn} from 'node:child_process';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {withFolder} from '../withFolder.ts';
import type {DeployTarget} from './DeployTarget.ts';
import {EMPTY_STATE, type DeployState} from './planDeploy.ts';

/** rsync's code for files that are not there; the state of a first deploy is not. */
const SOME_MISSING = 23;

/** A folder that rsync reaches, such as `me@help.example.com:/srv/help-center`; rsync has to be installed on both sides. */
export function createRsyncTarget(address: string): DeployTarget {
  const site = address.replace(/\/+$/u, '');
  const beside = `${site}.deploys`;

  /** Copies the listed files; rsync writes each under another name first. */
  async function copy(from: string, to: string, paths: readonly string[]): Promise<void> {
    if (paths.length > 0) await run(['--archive', '--files-from=-', `${from}/`, `${to}/`], paths.join('\n'));
  }

  return {
    name: address,
    readState: () =>
      withFolder(async (folder) => {
        const code = await run(['--archive', `${beside}/state.json`, `${folder}/`], '', [0, SOME_MISSING]);
        if (code !== 0) return EMPTY_STATE;
        return JSON.parse(await readFile(join(folder, 'state.json'), 'utf8')) as DeployState;
      }),
    writeState: (state) =>
      withFolder(async (folder) => {
        await writeFile(join(folder, 'state.json'), JSON.stringify(state));
        await copy(folder, beside, ['state.json']);
      }),
    keep: (paths, isMore) =>
      // Through this machine: rsync does not copy between two places of a far one.
      withFolder(async (folder) => {
        const kept = join(folder, 'previous');
        await mkdir(kept);
        await copy(site, kept, paths);
        await run([
          '--archive',
          isMore ? '--ignore-existing' : '--delete',
          `${kept}/`,
          `${beside}/previous/`,
        ]);
      }),
    copyFrom: (folder, paths) => copy(folder, site, paths),
    restore: (paths) =>
      withFolder(async (folder) => {
        await copy(`${beside}/previous`, folder, paths);
        await copy(folder, site, paths);
      }),
    remove: (paths) =>
      withFolder(async (folder) => {
        if (paths.length === 0) return;
        for (const path of paths) await mkdir(dirname(join(folder, path)), {recursive: true});
        // What is listed and not here is deleted there.
        await run(
          ['--archive', '--delete-missing-args', '--files-from=-', `${folder}/`, `${site}/`],
          paths.join('\n'),
        );
      }),
  };
}

/** Runs rsync; rejects with what it said unless it ends with one of the codes. */
function run(args: readonly string[], input = '', codes: readonly number[] = [0]): Promise<number> {
  return new Promise((resolve, reject) => {
    // Equal size and second would pass for equal; what is listed is known to differ.
    const child = spawn('rsync', ['--ignore-times', ...args], {stdio: ['pipe', 'ignore', 'pipe']});
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    child.on('error', (cause) =>
      reject(new Error('rsync cannot be started. Install it here and where the site is.', {cause})),
    );
    child.on('close', (code) => {
      if (codes.includes(code ?? -1)) resolve(code ?? -1);
      else reject(new Error(`rsync ended with ${code}: ${said.trim()}`));
    });
    child.stdin.end(input);
  });
}
