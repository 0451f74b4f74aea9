import {cp, mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {DeployTarget} from './DeployTarget.ts';
import {EMPTY_STATE, type DeployState} from './planDeploy.ts';

/** A local or mounted folder, which a web server may be serving. */
export function createFolderTarget(folder: string): DeployTarget {
  const beside = `${folder.replace(/[\\/]+$/u, '')}.deploys`;
  const stateFile = join(beside, 'state.json');

  /** Copies under a temporary name and renames, so that readers get either the old or the new file whole. */
  async function copy(source: string, target: string): Promise<void> {
    await mkdir(dirname(target), {recursive: true});
    const half = `${target}.deploying`;
    await cp(source, half);
    await rename(half, target);
  }

  return {
    name: folder,
    async readState() {
      const text = await readFile(stateFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      return text === undefined ? EMPTY_STATE : (JSON.parse(text) as DeployState);
    },
    async writeState(state) {
      await mkdir(beside, {recursive: true});
      await writeFile(`${stateFile}.deploying`, JSON.stringify(state));
      await rename(`${stateFile}.deploying`, stateFile);
    },
    async copyFrom(source, paths) {
      for (const path of paths) await copy(join(source, path), join(folder, path));
    },
    async remove(paths) {
      for (const path of paths) await rm(join(folder, path), {force: true});
    },
  };
}
