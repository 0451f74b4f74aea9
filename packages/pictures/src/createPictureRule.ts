import {fileURLToPath} from 'node:url';
import {cacheDirOf, createPicture, type Picture} from './createPicture.ts';
import {readOriginal} from './readOriginal.ts';

const EMIT_PICTURE = fileURLToPath(new URL('../src/emitPicture.cjs', import.meta.url));

async function load(path: string, cacheDir: string): Promise<Picture> {
  const original = await readOriginal(path);
  if (original === undefined)
    throw new Error(`[pictures] "${path}" is small or animated, so it has only one size.`);
  return createPicture(path, original, cacheDir);
}

/** Bundler rule for `import * as picture from './photo.png?picture'`: writes the sizes and exports their addresses. */
export function createPictureRule(siteDir: string, isServer: boolean) {
  const options = {load: (path: string) => load(path, cacheDirOf(siteDir)), emit: !isServer};
  return {
    resourceQuery: /^\?picture$/,
    // Pages disable the framework's own picture loaders, which would run first.
    enforce: 'post' as const,
    type: 'javascript/auto',
    use: [{loader: EMIT_PICTURE, options}],
  };
}
