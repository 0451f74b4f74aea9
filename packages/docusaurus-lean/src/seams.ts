import {existsSync, readFileSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';

/** A part of another package that is not public and that this repository relies on. */
export interface Seam {
  readonly package: string;
  /** Versions that have it. */
  readonly range: string;
  readonly file: string;
  /** What the file must contain. */
  readonly has: RegExp;
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
    file: 'lib/commands/build/buildLocale.js',
    has: /Promise\.all\(plugins\.map\(async \(plugin\) => \{\s*if \(!plugin\.postBuild\)/,
    usedFor:
      'stages after the build, which wait for postBuild of all plugins (docusaurus-preset, stagesPlugin)',
    hook: 'a lifecycle that runs after postBuild of all plugins, one plugin after the other',
  },
  {
    package: CORE,
    file: 'lib/server/codegen/codegenRoutes.js',
    has: /const routeKey = `\$\{routePath\}-\$\{routeHash\}`/,
    usedFor: 'the scripts of each page, which are fetched early (docusaurus-preset, readPageScripts)',
    hook: 'the script files on each route that postBuild receives',
  },
  {
    package: CORE,
    file: 'lib/webpack/client.js',
    has: /path_1\.default\.join\(generatedFilesDir, 'client-manifest\.json'\)/,
    usedFor: 'the files of those scripts (docusaurus-preset, readPageScripts)',
    hook: 'the script files on each route that postBuild receives',
  },
  {
    package: DOCS,
    file: 'lib/client/docsPreferredVersion.js',
    has: /`docs-preferred-version-\$\{pluginId\}`/,
    usedFor:
      'the version that a reader has chosen, which limits hits (docusaurus-search, listContextFilters)',
    hook: 'an exported getPreferredVersionName(pluginId) that works outside React',
  },
  {
    package: DOCS,
    file: 'lib/client/docsSearch.js',
    has: /`docs-\$\{pluginId\}-\$\{versionName\}`/,
    usedFor: 'the tags of docs versions, which limit hits (docusaurus-search, listContextFilters)',
    hook: 'an exported list of the search tags of all versions, for code outside React',
  },
  {
    package: CORE,
    file: 'lib/client/hasHydratedDataAttribute.js',
    has: /data-has-hydrated=/,
    usedFor: 'the end of what the loader answers (html-first, startLoader)',
    hook: 'an event on document once the page is hydrated',
  },
  {
    package: COMMON,
    file: 'lib/utils/skipToContentUtils.js',
    has: /'__docusaurus_skipToContent_fallback'/,
    usedFor: 'the first paint, which waits for the end of the bar (html-first, outlinePage)',
    hook: 'a documented id or attribute where the main content begins',
  },
  {
    package: COMMON,
    file: 'lib/contexts/colorMode.js',
    has: /ColorModeStorageKey = 'theme'/,
    usedFor: 'the colour mode before hydration (html-first, colourMode)',
    hook: 'the storage key of the colour mode as an exported constant',
  },
  {
    package: COMMON,
    file: 'lib/utils/tabsUtils.js',
    has: /export function useTabs\(\)[^]*useContext\(TabsContext\)/,
    usedFor:
      'the chosen tab, for panels that say their names and are in every page (docusaurus-preset, TabItem)',
    hook: 'a public useTabsContext with the values, labels and the chosen tab',
  },
  {
    package: COMMON,
    file: 'lib/components/Details/index.js',
    has: /data-collapsed=\{collapsed\}/,
    usedFor:
      'opening and printing boxes of a site that keeps the own ones of the framework (html-first, reveal)',
    hook: 'a documented attribute on closed boxes, and an event that opens them',
  },
  {
    package: CLASSIC,
    file: 'lib/theme/Admonition/Layout/styles.module.css',
    has: /\.admonitionHeading\b/,
    usedFor: 'the titles of callouts, which records keep apart from their text (extractor, sectionise)',
    hook: 'a class for the titles of callouts in ThemeClassNames',
  },
  {
    package: CLASSIC,
    file: 'lib/theme/ColorModeToggle/index.js',
    has: /styles\.toggleButton,/,
    usedFor:
      'the colour mode switch, which works before hydration and is hidden without scripts (html-first, finishPage, intercept, withoutScripts)',
    hook: 'a class for the colour mode switch in ThemeClassNames',
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
  return seams.flatMap(({package: name, range, file, has, usedFor}) => {
    const path = findFile(name, file, from) ?? findFile(name, file, theme);
    if (path !== undefined && has.test(readFileSync(path, 'utf8'))) return [];
    return [`${name}/${file} is not as it is in ${range}. It is used for ${usedFor}.`];
  });
}
