import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {withFolder} from '../withFolder.ts';
import type {DeployTarget} from './DeployTarget.ts';
import {EMPTY_STATE, type DeployState} from './planDeploy.ts';
import {runTool} from './runTool.ts';

/** A folder that rsync can reach, such as `me@help.example.com:/srv/help-center`. Needs rsync on both machines. */
export function createRsyncTarget(address: string): DeployTarget {
  const site = address.replace(/\/+$/u, '');
  const beside = `${site}.deploys`;

  /** Copies files; rsync writes each under a temporary name first. */
  async function copy(from: string, to: string, paths: readonly string[]): Promise<void> {
    if (paths.length > 0) await run(['--archive', '--files-from=-', `${from}/`, `${to}/`], paths.join('\n'));
  }

  return {
    name: address,
    readState: () =>
      withFolder(async (folder) => {
        // rsync has one exit code for missing and for unreadable files, and tolerates a missing folder only after "/./".
        const [, above = '', name = ''] = /^(.*[/:])?([^/:]+)$/u.exec(beside) ?? [];
        const source = `${above}./${name}/state.json`;
        await run(['--archive', '--relative', '--ignore-missing-args', source, `${folder}/`]);
        const file = join(folder, name, 'state.json');
        return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as DeployState) : EMPTY_STATE;
      }),
    writeState: (state) =>
      withFolder(async (folder) => {
        await writeFile(join(folder, 'state.json'), JSON.stringify(state));
        await copy(folder, beside, ['state.json']);
      }),
    copyFrom: (folder, paths) => copy(folder, site, paths),
    remove: (paths) =>
      withFolder(async (folder) => {
        if (paths.length === 0) return;
        for (const path of paths) await mkdir(dirname(join(folder, path)), {recursive: true});
        // Listed files that do not exist here are deleted there.
        await run(
          ['--archive', '--delete-missing-args', '--files-from=-', `${folder}/`, `${site}/`],
          paths.join('\n'),
        );
      }),
  };
}

async function run(args: readonly string[], input = ''): Promise<void> {
  // rsync skips files of equal size and time; those listed here are known to differ.
  runTool(['rsync', '--ignore-times', ...args], {
    input,
    install: 'Install it here and on the machine of the site.',
  });
}
