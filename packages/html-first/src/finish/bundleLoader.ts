import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';

/** The loader as one small script for every page. */
export function bundleLoader(): string {
  const compiled = fileURLToPath(new URL('../loader/index.js', import.meta.url));
  const entry = existsSync(compiled)
    ? compiled
    : fileURLToPath(new URL('../loader/index.ts', import.meta.url));
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
