import {existsSync, readFileSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

/** A part of another package that is not public and that this repository relies on. */
export interface Seam {
  readonly package: string;
  /** Versions that have it. */
  readonly range: string;
  /** What its files must contain, by their names. */
  readonly files: Readonly<Record<string, RegExp>>;
  /** What it is used for, with the package and module. */
  readonly usedFor: string;
  /** What Docusaurus could offer in its place, for a proposal upstream. */
  readonly hook: string;
}

const CORE = '@docusaurus/core';
const DOCS = '@docusaurus/plugin-content-docs';
const CLASSIC = '@docusaurus/theme-classic';
const COMMON = '@docusaurus/theme-common';
const RANGE = '^3.10.0';

const PLACES: readonly Omit<Seam, 'range'>[] = [
  {
    package: CORE,
    files: {
      'lib/commands/build/buildLocale.js':
        /Promise\.all\(plugins\.map\(async \(plugin\) => \{\s*if \(!plugin\.postBuild\)/,
    },
    usedFor:
      'stages after the build, which wait for postBuild of all plugins (docusaurus-preset, stagesPlugin)',
    hook: 'a lifecycle that runs after postBuild of all plugins, one plugin after the other',
  },
  {
    package: CORE,
    files: {
      'lib/server/codegen/codegenRoutes.js': /const routeKey = `\$\{routePath\}-\$\{routeHash\}`/,
      'lib/webpack/client.js': /path_1\.default\.join\(generatedFilesDir, 'client-manifest\.json'\)/,
    },
    usedFor: 'the scripts of each page, which are fetched early (docusaurus-preset, readPageScripts)',
    hook: 'the script files on each route that postBuild receives',
  },
  {
    package: DOCS,
    files: {'lib/client/docsPreferredVersion.js': /`docs-preferred-version-\$\{pluginId\}`/},
    usedFor:
      'the version that a reader has chosen, which limits hits (docusaurus-search, buildSearchRequest)',
    hook: 'an exported getPreferredVersionName(pluginId) that works outside React',
  },
  {
    package: DOCS,
    files: {'lib/client/docsSearch.js': /`docs-\$\{pluginId\}-\$\{versionName\}`/},
    usedFor: 'the tags of docs versions, which limit hits (docusaurus-search, buildSearchRequest)',
    hook: 'an exported list of the search tags of all versions, for code outside React',
  },
  {
    package: COMMON,
    files: {'lib/contexts/colorMode.js': /ColorModeStorageKey = 'theme'/},
    usedFor: 'the colour mode before hydration (html-first, colourMode)',
    hook: 'the storage key of the colour mode as an exported constant',
  },
  {
    package: COMMON,
    files: {'lib/utils/tabsUtils.js': /export function useTabs\(\)[^]*useContext\(TabsContext\)/},
    usedFor:
      'the chosen tab, for panels that say their names and are in every page (docusaurus-preset, TabItem)',
    hook: 'a public useTabsContext with the values, labels and the chosen tab',
  },
];

/** All uses of Docusaurus that are not public; add new ones above. */
export const SEAMS: readonly Seam[] = PLACES.map((place) => ({...place, range: RANGE}));

/** Finds a file of a package from another file by folders, as packages do not export all their files. */
function findFile(name: string, file: string, from: string): string | undefined {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  const path = folders.map((folder) => join(folder, name, file)).find((one) => existsSync(one));
  return path === undefined ? undefined : realpathSync(path);
}

/** Returns a line for each seam that has changed, with what uses it. `from` is a file of the site. */
export function findBrokenSeams(from: string, seams: readonly Seam[] = SEAMS): string[] {
  // Indirect dependencies of a site are found from the theme.
  const theme = findFile(CLASSIC, 'package.json', from) ?? from;
  return seams.flatMap(({package: name, range, files, usedFor}) =>
    Object.entries(files).flatMap(([file, has]) => {
      const path = findFile(name, file, from) ?? findFile(name, file, theme);
      if (path !== undefined && has.test(readFileSync(path, 'utf8'))) return [];
      return [`${name}/${file} is not as it is in ${range}. It is used for ${usedFor}.`];
    }),
  );
}
