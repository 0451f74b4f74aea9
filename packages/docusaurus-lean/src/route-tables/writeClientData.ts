import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {ownModule} from '../ownModule.ts';
import {listBarDocs} from './listBarDocs.ts';

/** Folder of the docs plugin's data below the folder of generated files. */
export const DOCS = 'docusaurus-plugin-content-docs';

/** The data of one version of a docs plugin for its pages. */
export interface VersionData {
  readonly pluginId: string;
  readonly version: string;
  readonly docsSidebars: Readonly<Record<string, unknown>>;
  readonly docs: Readonly<Record<string, unknown>>;
}

/** Reads the data of docs versions by their requests, without leftovers of builds of other locales. */
export function readVersions(generatedFilesDir: string): Map<string, VersionData> {
  const versions = new Map<string, VersionData>();
  const root = join(generatedFilesDir, DOCS);
  const registry = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
  for (const plugin of existsSync(root) ? readdirSync(root).sort() : []) {
    const folder = join(root, plugin, 'p');
    for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
      const request = `@generated/${DOCS}/${plugin}/p/${file}`;
      if (!registry.includes(`"${request}"`) && !registry.includes(`'${request}'`)) continue;
      const {version} = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {version?: VersionData};
      if (version?.docsSidebars) versions.set(request, version);
    }
  }
  return versions;
}

/** The global data of a docs plugin. */
export interface DocsGlobalData {
  readonly versions: readonly {
    readonly name: string;
    readonly mainDocId: string;
    readonly docs: readonly {readonly id: string; readonly path: string; readonly sidebar?: string}[];
  }[];
}

/** Reads the global data of plugins, typed for the docs plugin. */
export function readGlobalData(generatedFilesDir: string): Record<string, Record<string, DocsGlobalData>> {
  return JSON.parse(readFileSync(join(generatedFilesDir, 'globalData.json'), 'utf8')) as ReturnType<
    typeof readGlobalData
  >;
}

/**
 * Writes the data that every page still loads: no sidebars, and only documents that the bar links to.
 * Returns a module for the request of each version.
 */
export function writeClientData(
  generatedFilesDir: string,
  folder: string,
  themeConfig: object = {},
): Map<string, string> {
  mkdirSync(folder, {recursive: true});
  const data = readGlobalData(generatedFilesDir);
  const barDocs = listBarDocs(themeConfig);
  const docs = Object.entries(data[DOCS] ?? {}).map(([plugin, {versions, ...rest}]) => [
    plugin,
    {
      ...rest,
      // The main document stays: the version menu links to it from pages outside the docs.
      versions: versions.map((version) => ({
        ...version,
        docs: version.docs.filter(({id}) => id === version.mainDocId || barDocs.has(`${plugin} ${id}`)),
      })),
    },
  ]);
  writeFileSync(
    join(folder, 'globalData.json'),
    JSON.stringify({...data, ...(docs.length > 0 && {[DOCS]: Object.fromEntries(docs)})}),
  );
  const modules = new Map<string, string>();
  for (const [request, version] of readVersions(generatedFilesDir)) {
    const file = join(folder, `version-${modules.size}.js`);
    const base = JSON.stringify({...version, docsSidebars: {}, docs: {}});
    const source = JSON.stringify(ownModule('route-tables/client/docs.ts'));
    writeFileSync(
      file,
      `import {openVersion} from ${source};\nexport default {version: openVersion(${base})};\n`,
    );
    modules.set(request, file);
  }
  return modules;
}
