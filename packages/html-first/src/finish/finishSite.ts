import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {bundleLoader} from './bundleLoader.ts';
import {contentSecurityPolicy} from './contentSecurityPolicy.ts';
import {createInlinePicture} from './createInlinePicture.ts';
import {finishPage, type FinishedPage, type PageParts, type StyleSheet} from './finishPage.ts';
import {outlinePage, type PlacedElement} from './outlinePage.ts';
import type {SearchFiles} from './SearchFiles.ts';
import {PageStyles, sectionOf} from './PageStyles.ts';
import {hashOf} from './sha.ts';
import {StyleClasses} from './StyleClasses.ts';
import {writeHeaders} from './writeHeaders.ts';

/** How a site is finished. */
export interface FinishSiteOptions {
  /** The build folder of a Docusaurus site. */
  readonly outDir: string;
  /** Base path of the site. Default `/`. */
  readonly baseUrl?: string;
  /** Run scripts on the first sign of intent instead of at once. Default `true`. */
  readonly onIntent?: boolean;
  /** Origins besides the site's own that search may ask. Default none. */
  readonly connect?: readonly string[];
  /** Addresses of the scripts that only one page needs, by its route's path; they are fetched early. Default none. */
  readonly pageScripts?: Readonly<Record<string, readonly string[]>>;
  /** Tables of routes that scripts read, see {@link RouteTables}. Default none. */
  readonly routeTables?: RouteTables;
  /** What search begins with besides the scripts of its dialog. Default nothing. */
  readonly search?: SearchFiles;
}

/** Where scripts find the routes of other pages. */
export interface RouteTables {
  /** Folder and number of the tables, for the head of every page. */
  readonly place: string;
  /** Addresses of the tables that only one page begins with, by its route's path; they are fetched early. */
  readonly filesOf: Readonly<Record<string, readonly string[]>>;
}

/** What was done. */
export interface FinishedSite {
  readonly pages: number;
  readonly scriptHashes: number;
  readonly loaderBytes: number;
}

function listPages(outDir: string): string[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .sort();
}

/** The path below the base path that a file answers at; empty for the not-found page, which answers anywhere. */
function pathOf(name: string): string {
  return name === '404.html' ? '' : `/${name.replace(/(^|\/)index\.html$/, '$1')}`;
}

/**
 * Parses the pages, and notes what they need of style sheets: classes for their `style` attributes, and the classes and
 * ids in use. Throws when a page was finished before. Returns the elements of each page, not the pages, to save memory.
 */
function outlinePages(
  outDir: string,
  names: readonly string[],
  classes: StyleClasses,
  styles: PageStyles,
): (readonly PlacedElement[])[] {
  return names.map((name) => {
    const source = readFileSync(join(outDir, name), 'utf8');
    if (source.includes('http-equiv="Content-Security-Policy"')) {
      throw new Error(
        `[html-first] "${name}" was finished before. Build the site again, then finish it once.`,
      );
    }
    const {elements, words} = outlinePage(source);
    const section = sectionOf(name);
    styles.add(section, words);
    for (const {attributes} of elements) {
      const style = attributes.get('style');
      if (style !== undefined) styles.add(section, [classes.classFor(style)]);
    }
    return elements;
  });
}

/** Adds rules to every style sheet; it gets the name that fits its new content. Returns the sheets by the address that pages know. */
function extendStyleSheets(outDir: string, baseUrl: string, extra: string): Map<string, StyleSheet> {
  const folder = join(outDir, 'assets/css');
  const sheets = new Map<string, StyleSheet>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.css'))) {
    const css = readFileSync(join(folder, name), 'utf8').trim() + extra;
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
    const extended = name.replace(/(?:\.[0-9a-f]{8})?\.css$/, `.${hash}.css`);
    rmSync(join(folder, name));
    writeFileSync(join(folder, extended), css);
    sheets.set(`${baseUrl}assets/css/${name}`, {css, address: `${baseUrl}assets/css/${extended}`});
  }
  return sheets;
}

/** What belongs to the route at a path, whose last slash a host may add or leave out. */
function pickRoute(
  routes: Readonly<Record<string, readonly string[]>>,
  baseUrl: string,
  path: string,
): readonly string[] {
  const route = baseUrl.replace(/\/$/, '') + path;
  return routes[route] ?? routes[route.replace(/\/$/, '')] ?? [];
}

/** Addresses of the chunks that the bundler named after search. */
function listSearchChunks(outDir: string, baseUrl: string): string[] {
  return readdirSync(join(outDir, 'assets/js'))
    .filter((name) => /^search-dialog\.[\w.]*js$/.test(name))
    .sort()
    .map((name) => `${baseUrl}assets/js/${name}`);
}

/**
 * Finishes every page of a built site in place and writes header files for static hosts.
 * Throws when the folder holds no page, or when it was finished before.
 */
export function finishSite({
  outDir,
  baseUrl = '/',
  onIntent = true,
  connect = [],
  pageScripts = {},
  routeTables,
  search = {},
}: FinishSiteOptions): FinishedSite {
  const names = listPages(outDir);
  if (names.length === 0) {
    throw new Error(
      `[html-first] there is no page in "${outDir}". Build the site first, or name its build folder.`,
    );
  }
  const loader = onIntent ? bundleLoader() : undefined;
  const styleClasses = new StyleClasses();
  const styles = new PageStyles(loader ? loader.head + loader.body : '');
  const outlines = outlinePages(outDir, names, styleClasses, styles);
  const integrities = new Map<string, string>();
  const parts: PageParts = {
    baseUrl,
    loader,
    styleSheets: extendStyleSheets(outDir, baseUrl, styleClasses.css),
    styles,
    inlinePicture: createInlinePicture(outDir, baseUrl),
    styleClasses,
    search: {...search, scripts: listSearchChunks(outDir, baseUrl)},
    connect,
    routeTables: routeTables?.place,
    chunksOf: (path) => pickRoute(pageScripts, baseUrl, path),
    tablesOf: (path) => pickRoute(routeTables?.filesOf ?? {}, baseUrl, path),
    integrityOf(address) {
      let integrity = integrities.get(address);
      if (!integrity) {
        integrity = hashOf(readFileSync(join(outDir, address.slice(baseUrl.length))));
        integrities.set(address, integrity);
      }
      return integrity;
    },
  };
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  for (const [index, name] of names.entries()) {
    const source = readFileSync(join(outDir, name), 'utf8');
    const elements = outlines[index] ?? [];
    const page: FinishedPage = finishPage(
      {source, elements, path: pathOf(name), section: sectionOf(name)},
      parts,
    );
    writeFileSync(join(outDir, name), page.html);
    page.scriptHashes.forEach((hash) => scriptHashes.add(hash));
    page.styleHashes.forEach((hash) => styleHashes.add(hash));
  }
  writeHeaders(outDir, baseUrl, contentSecurityPolicy({scriptHashes, styleHashes, connect}, 'header'));
  return {
    pages: names.length,
    scriptHashes: scriptHashes.size,
    loaderBytes: loader ? loader.head.length + loader.body.length : 0,
  };
}
