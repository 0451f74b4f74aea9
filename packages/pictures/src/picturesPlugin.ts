import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheDirOf, createPicture, type Picture} from './createPicture.ts';
import {readOriginal} from './readOriginal.ts';

const loaderOf = (name: string) => fileURLToPath(new URL(`../src/${name}.cjs`, import.meta.url));

async function load(path: string, cacheDir: string): Promise<Picture> {
  const original = await readOriginal(path);
  if (original === undefined)
    throw new Error(`[pictures] "${path}" is small or animated, so it has only one size.`);
  return createPicture(path, original, cacheDir);
}

/**
 * Docusaurus plugin that lets the bundler write the sizes `responsivePictures` refers to: `import * as picture from
 * './photo.png?picture'` exports their addresses.
 */
export default function picturesPlugin({siteDir}: LoadContext): Plugin {
  const loadPicture = (path: string) => load(path, cacheDirOf(siteDir));
  return {
    name: 'pictures',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          // "include", because Docusaurus excludes the folders of every rule with a "test" for pages from its fallback.
          {
            include: /\.mdx?$/,
            enforce: 'pre',
            use: [{loader: loaderOf('trackPictures'), options: {siteDir}}],
          },
          {
            resourceQuery: /^\?picture$/,
            // Pages disable the framework's own picture loaders, which would run first.
            enforce: 'post',
            type: 'javascript/auto',
            use: [{loader: loaderOf('emitPicture'), options: {load: loadPicture, emit: !isServer}}],
          },
        ],
      },
    }),
  };
}
