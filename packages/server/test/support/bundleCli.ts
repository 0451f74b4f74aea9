import {createRequire} from 'node:module';
import {mkdtempSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));

/** Puts the sources of the command into one file that Node runs, so that the tests need no build. */
export async function bundleCli(): Promise<{file: string; remove: () => void}> {
  const {dependencies, peerDependencies} = createRequire(import.meta.url)('../../package.json') as Record<
    'dependencies' | 'peerDependencies',
    Record<string, string>
  >;
  const external = Object.keys({...dependencies, ...peerDependencies}).filter(
    (name) => !name.startsWith('@help-center/'),
  );
  // Inside of the package, where its dependencies are found.
  const folder = mkdtempSync(join(PACKAGE, 'build-test-'));
  const file = join(folder, 'cli.js');
  await build({
    entryPoints: {
      cli: join(PACKAGE, 'src/cli.ts'),
      'threads/indexThread': join(PACKAGE, 'src/threads/indexThread.ts'),
    },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@help-center/source'],
    external: [...external, 'algoliasearch/*'],
    logLevel: 'error',
  });
  return {file, remove: () => rmSync(folder, {recursive: true, force: true})};
}
