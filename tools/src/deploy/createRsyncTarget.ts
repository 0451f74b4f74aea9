import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {withFolder} from '../withFolder.ts';
import type {DeployTarget} from './DeployTarget.ts';
import {EMPTY_STATE, type DeployState} from './planDeploy.ts';

/** A folder that rsync reaches, such as `me@help.example.com:/srv/help-center`; rsync has to be installed on both sides. */
export function createRsyncTarget(address: string): DeployTarget {
  const site = address.replace(/\/+$/u, '');
  const beside = `${site}.deploys`;

  /** Copies the listed files; rsync writes each under another name first. */
  async function copy(
    from: string,
    to: string,
    paths: readonly string[],
    flags: readonly string[] = [],
  ): Promise<void> {
    if (paths.length > 0)
      await run(['--archive', ...flags, '--files-from=-', `${from}/`, `${to}/`], paths.join('\n'));
  }

  return {
    name: address,
    readState: () =>
      withFolder(async (folder) => {
        // Its code for what is missing is also that for what may not be read; a folder may be missing behind "/./" only.
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
    keep: (version, paths, isMore) =>
      // Through this machine: rsync does not copy between two places of a far one.
      withFolder(async (folder) => {
        const kept = join(folder, version);
        await mkdir(kept);
        // After a way back that broke off, some of them are not there, and are kept already.
        await copy(site, kept, paths, isMore ? ['--ignore-missing-args'] : []);
        await run([
          '--archive',
          isMore ? '--ignore-existing' : '--delete',
          `${kept}/`,
          `${beside}/${version}/`,
        ]);
      }),
    copyFrom: (folder, paths) => copy(folder, site, paths),
    restore: (version, paths) =>
      withFolder(async (folder) => {
        await copy(`${beside}/${version}`, folder, paths);
        await copy(folder, site, paths);
      }),
    forget: (except) =>
      // An empty folder, with which the far one is made equal but for what stays.
      withFolder((folder) =>
        run([
          '--archive',
          '--delete',
          '--exclude=/state.json',
          ...(except === null ? [] : [`--exclude=/${except}`]),
          `${folder}/`,
          `${beside}/`,
        ]),
      ),
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

/** Runs rsync; rejects with what it said when it fails. */
function run(args: readonly string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    // Equal size and second would pass for equal; what is listed is known to differ.
    const child = spawn('rsync', ['--ignore-times', ...args], {stdio: ['pipe', 'ignore', 'pipe']});
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    child.on('error', (cause) =>
      reject(new Error('rsync cannot be started. Install it here and where the site is.', {cause})),
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`rsync ended with ${code}: ${said.trim()}`));
    });
    child.stdin.end(input);
  });
}
