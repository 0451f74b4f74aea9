import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';

/** The loader of every page, in two small scripts. */
export interface Loader {
  /** Holds what a reader does until the other one is there. */
  readonly head: string;
  /** The rest, a file that all pages share. */
  readonly body: string;
}

/** Makes the loader's scripts. */
export function bundleLoader(): Loader {
  return {head: bundle('head'), body: bundle('index')};
}

function bundle(name: string): string {
  const compiled = fileURLToPath(new URL(`../loader/${name}.js`, import.meta.url));
  const entry = existsSync(compiled)
    ? compiled
    : fileURLToPath(new URL(`../loader/${name}.ts`, import.meta.url));
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
