import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginWithStages} from '@help-center/docusaurus-preset';
import {findPathFaults, PATH_LIST} from '@help-center/content';

/** Stops a build that lacks a required path. */
export default function requiredPathsPlugin({siteDir}: LoadContext): Plugin & PluginWithStages {
  return {
    name: 'required-paths',
    afterBuildStages: [
      {
        name: 'required-paths',
        position: 'check',
        run({files}) {
          const faults = findPathFaults(readFileSync(join(siteDir, PATH_LIST), 'utf8'), files.outDir);
          if (faults.length > 0) throw new Error(`required paths are wrong:\n- ${faults.join('\n- ')}`);
          return undefined;
        },
      },
    ],
  };
}
