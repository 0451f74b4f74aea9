import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import type {EngineModule} from './EngineModule.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The modules that a server takes; older versions have fewer names in them. */
const ENTRY = ['index.ts', 'builder/index.ts', 'protocol/index.ts']
  .map((file) => `export * from './packages/engine/src/${file}';`)
  .join('\n');

/**
 * Bundles and loads the engine of a commit of this repository, or of the files as they are for `present`.
 * Throws with git's message when the commit is not there.
 */
export async function loadEngine(version: string): Promise<EngineModule> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-engine-'));
  try {
    const source = version === 'present' ? ROOT : checkOut(version, folder);
    const outfile = join(folder, 'engine.mjs');
    await build({
      stdin: {contents: ENTRY, resolveDir: source, loader: 'ts'},
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      conditions: ['@help-center/source'],
      alias: {'@help-center/records': join(source, 'packages/records/src/index.ts')},
      outfile,
      logLevel: 'error',
    });
    return (await import(pathToFileURL(outfile).href)) as EngineModule;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

function checkOut(commit: string, folder: string): string {
  const archive = execFileSync(
    'git',
    ['archive', '--format=tar', commit, 'packages/engine', 'packages/records'],
    {
      cwd: ROOT,
      maxBuffer: 2 ** 28,
    },
  );
  const target = join(folder, 'source');
  mkdirSync(target);
  writeFileSync(join(folder, 'source.tar'), archive);
  execFileSync('tar', ['-xf', join(folder, 'source.tar'), '-C', target]);
  return target;
}
