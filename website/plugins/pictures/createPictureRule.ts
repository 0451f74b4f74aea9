import {join} from 'node:path';
import {createPicture, type Picture} from './createPicture.ts';
import {readOriginal} from './readOriginal.ts';

async function load(path: string): Promise<Picture> {
  const original = await readOriginal(path);
  if (original === undefined)
    throw new Error(`[pictures] "${path}" is small or moves, and has one size only.`);
  return createPicture(path, original);
}

/** The bundler's rule for `import * as picture from './photo.png?picture'`: the addresses of its sizes, which are written. */
export function createPictureRule(siteDir: string, isServer: boolean) {
  return {
    resourceQuery: /^\?picture$/,
    // Pages switch off the framework's own loaders of pictures, which come before.
    enforce: 'post' as const,
    type: 'javascript/auto',
    use: [{loader: join(siteDir, 'plugins/pictures/emitPicture.cjs'), options: {load, emit: !isServer}}],
  };
}
