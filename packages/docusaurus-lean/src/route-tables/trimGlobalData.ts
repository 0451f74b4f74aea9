import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {GlobalData} from '@docusaurus/types';
import {DOCS} from './readDocs.ts';

interface LoaderContext {
  getOptions(): {readonly barDocs: readonly string[]};
}

/**
 * A bundler loader that leaves only those documents in what plugins share with every page that the bar links to, as
 * `plugin id`.
 */
function trimGlobalData(this: LoaderContext, source: string): string {
  const barDocs = new Set(this.getOptions().barDocs);
  const data = JSON.parse(source) as GlobalData;
  for (const [plugin, {versions}] of Object.entries((data[DOCS] ?? {}) as Record<string, GlobalPluginData>)) {
    for (const version of versions) {
      // The main document stays: the version menu links to it from pages outside the docs.
      version.docs = version.docs.filter(
        ({id}) => id === version.mainDocId || barDocs.has(`${plugin} ${id}`),
      );
    }
  }
  return JSON.stringify(data);
}

export default trimGlobalData;
