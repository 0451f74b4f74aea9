import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packSamples} from './packSamples.ts';

/** Folders of `samples` that no page offers. */
const OWN = new Set(['test', 'node_modules']);

/** Writes each sample as a file, and one archive for each folder of samples. */
export default function sampleDownloadsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'sample-downloads',
    postBuild({outDir}) {
      const folders = readdirSync(join(siteDir, 'samples'), {withFileTypes: true}).filter(
        (entry) => entry.isDirectory() && !OWN.has(entry.name),
      );
      for (const {name} of folders) {
        const pack = packSamples(siteDir, name);
        if (pack === undefined) continue;
        mkdirSync(join(outDir, 'samples', name), {recursive: true});
        writeFileSync(join(outDir, 'samples', pack.archive), pack.zip);
        for (const [file, data] of Object.entries(pack.files)) {
          writeFileSync(join(outDir, 'samples', name, file), data);
        }
      }
    },
  };
}
