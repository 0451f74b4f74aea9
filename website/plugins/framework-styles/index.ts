import type {Plugin} from '@docusaurus/types';
import {dropPictures} from './dropPictures.ts';
import {dropUnused} from './dropUnused.ts';

/** Removes unused parts of the framework's styles. */
export default function frameworkStylesPlugin(): Plugin {
  return {
    name: 'framework-styles',
    configurePostCss(options) {
      options.plugins.push(dropPictures, dropUnused);
      return options;
    },
  };
}
