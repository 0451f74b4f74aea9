import {readFileSync} from 'node:fs';
import type {BundledScript} from './fillIn.ts';

/** Reads a script that was bundled with its package, and the texts beside it. */
export function readBundledScript(file: URL): BundledScript {
  const read = (url: URL) => readFileSync(url, 'utf8');
  return {
    script: read(file).trim(),
    texts: JSON.parse(read(new URL(file.href.replace(/\.js$/, '.texts.json')))) as Record<string, string>,
  };
}
