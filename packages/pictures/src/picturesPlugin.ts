import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPictureRule} from './createPictureRule.ts';

const TRACK_PICTURES = fileURLToPath(new URL('../src/trackPictures.cjs', import.meta.url));

/** Docusaurus plugin that lets the bundler write the sizes `responsivePictures` refers to. */
export default function picturesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'pictures',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          // "include", because Docusaurus excludes the folders of every rule with a "test" for pages from its fallback.
          {include: /\.mdx?$/, enforce: 'pre', use: [{loader: TRACK_PICTURES, options: {siteDir}}]},
          createPictureRule(siteDir, isServer),
        ],
      },
    }),
  };
}
