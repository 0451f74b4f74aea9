import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPictureRule} from './createPictureRule.ts';

const TRACK_PICTURES = fileURLToPath(new URL('../src/trackPictures.cjs', import.meta.url));

/** Docusaurus plugin: lets the bundler write the sizes that `responsivePictures` puts into pages. */
export default function picturesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'pictures',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          // "include", as Docusaurus takes the folders of every rule that has a "test" for pages out of its fallback.
          {include: /\.mdx?$/, enforce: 'pre', use: [{loader: TRACK_PICTURES, options: {siteDir}}]},
          createPictureRule(siteDir, isServer),
        ],
      },
    }),
  };
}
