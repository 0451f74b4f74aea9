import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';

/** A service worker as one small script: the real one, or the one that removes it. */
export function bundleWorker(
  name: 'serviceWorker' | 'removalWorker',
  {version, baseUrl}: {version: string; baseUrl: string},
): string {
  const compiled = fileURLToPath(new URL(`../worker/${name}.js`, import.meta.url));
  const entry = existsSync(compiled)
    ? compiled
    : fileURLToPath(new URL(`../worker/${name}.ts`, import.meta.url));
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    legalComments: 'none',
    define: {__VERSION__: JSON.stringify(version), __BASE_URL__: JSON.stringify(baseUrl)},
  });
  return outputFiles[0]?.text.trim() ?? '';
}
