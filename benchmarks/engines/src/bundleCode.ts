import {build} from 'esbuild';
import {fileURLToPath} from 'node:url';
import type {IndexFile} from './SearchEngine.ts';

/** Bundles and minifies a module that imports what an engine needs to answer in a browser. */
export async function bundleCode(name: string, source: string): Promise<IndexFile> {
  const result = await build({
    stdin: {
      contents: source,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      sourcefile: `${name}.js`,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@help-center/source'],
    write: false,
    logLevel: 'silent',
  });
  const bytes = result.outputFiles[0]?.contents;
  if (bytes === undefined) throw new Error(`${name}: the bundler gave no output.`);
  return {name: `${name}.js`, bytes};
}
