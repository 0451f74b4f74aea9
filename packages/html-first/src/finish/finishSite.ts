import {createHash} from 'node:crypto';
import {keyOf, pathOfFile, SiteFiles, type HashedFolder} from '@help-center/built-site';
import type {EarlyPartFiles} from '../early/EarlyPart.ts';
import {PAGE_CONFIG_ID} from '../contract/SiteConfig.ts';
import {writeDictionary} from './dictionary/writeDictionary.ts';
import {createInlinePicture} from './createInlinePicture.ts';
import {createLoader, shareScripts} from './createLoader.ts';
import {describeScripts, listOwnScripts, type ScriptSources, type StyleSheet} from './describeScripts.ts';
import {finishPage, type FinishedPage, type PageParts} from './finishPage.ts';
import {outlinePages} from './outline/outlinePages.ts';
import {listAsked, listStyleSheets, type PageReadings} from './outline/readPages.ts';
import {contentSecurityPolicy} from './policy/contentSecurityPolicy.ts';
import type {PolicyOptions} from './policy/PolicyOptions.ts';
import {SiteNeeds} from './policy/SiteNeeds.ts';
import {readLoader} from './readLoader.ts';
import {PageStyles} from './styles/PageStyles.ts';
import {hashOf} from './sha.ts';
import {StyleClasses} from './StyleClasses.ts';
import {STYLES_WITHOUT_SCRIPTS, stylesWithoutScripts} from './withoutScripts.ts';
import {writeHeaders} from './writeHeaders.ts';

/** How a site is finished. */
export interface FinishSiteOptions {
  /** Base path of the site. Default `/`. */
  readonly baseUrl?: string;
  /** Base path of the whole site, when this build is that of a locale in a folder of it. Default `baseUrl`. */
  readonly siteBaseUrl?: string;
  /** Run scripts on the first sign of intent instead of at once. Default `true`. */
  readonly onIntent?: boolean;
  /** What the policy allows besides the site's own files. Default: what pages name. */
  readonly policy?: PolicyOptions;
  /** Addresses of the scripts that only one page needs, by its route's path; they are fetched early. Default none. */
  readonly pageScripts?: Readonly<Record<string, readonly string[]>>;
  /** Tables of routes that scripts read, see {@link RouteTables}. Default none. */
  readonly routeTables?: RouteTables;
  /** What answers readers before the page's scripts run, such as search. Default none. */
  readonly earlyParts?: readonly EarlyPartFiles[];
  /** Texts of the loader by their id, where they differ from the English ones. Default none. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Where the theme keeps what readers have chosen. Default `localStorage` without a namespace. */
  readonly storage?: {readonly type: string; readonly namespace: string};
  /** Folders besides `assets/` whose files browsers may keep for good. Default none. */
  readonly hashedFolders?: readonly HashedFolder[];
  /**
   * Write a dictionary that browsers keep, so that further pages come as what differs (RFC 9842); for hosts that answer
   * by the headers of a request. Default `false`.
   */
  readonly dictionary?: boolean;
  /** What `readPages` has read. Default: pages are read here. */
  readonly readings?: PageReadings;
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
  /** What the author should know of the policy, a line each. */
  readonly remarks: readonly string[];
}

/** The path below the base path that a file answers at; empty for the not-found page, which answers anywhere. */
function pathOf(name: string): string {
  return name === '404.html' ? '' : `/${pathOfFile(name)}`;
}

/** Adds rules to every style sheet; it gets the name that fits its new content. Returns the sheets by the address that pages know. */
function extendStyleSheets(
  files: SiteFiles,
  baseUrl: string,
  extra: string,
  needs: SiteNeeds,
): Map<string, StyleSheet> {
  const sheets = new Map<string, StyleSheet>();
  for (const name of listStyleSheets(files)) {
    const css = files.readText(name).trim() + extra;
    if (/url\(["']?data:(?:font|application)/.test(css)) needs.add('fonts', 'data:', name);
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
    const extended = name.replace(/(?:\.[0-9a-f]{8})?\.css$/, `.${hash}.css`);
    files.remove(name);
    files.write(extended, css);
    sheets.set(baseUrl + name, {css, address: baseUrl + extended});
  }
  return sheets;
}

/** Writes a file that all pages share under a name that follows from its content, and returns its address. */
function writeShared(
  files: SiteFiles,
  baseUrl: string,
  start: string,
  ending: 'css' | 'js',
  text: string,
): string {
  const name = `${start}${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`;
  files.write(name, text);
  return baseUrl + name;
}

/** Finds what belongs to the route at a path below the base path, however both end and are written; nothing for a page that answers anywhere. */
function createRouteFinder(
  routes: Readonly<Record<string, readonly string[]>>,
  baseUrl: string,
): (path: string) => readonly string[] {
  const byKey = new Map(Object.entries(routes).map(([route, files]) => [keyOf(route), files]));
  return (path) => (path === '' ? undefined : byKey.get(keyOf(baseUrl + path.slice(1)))) ?? [];
}

/** A script that fewer than one page in so many needs is named by those pages, not by the loader of all. */
const SHARED_BY_PART = 10;

/** What occurs in more than one list, and in `least` of them. */
function listShared(lists: readonly (readonly string[])[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const list of lists) for (const text of list) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1 && count >= least)
    .map(([text]) => text)
    .sort();
}

function firstOf(pages: readonly string[]): string {
  return pages.length > 1 ? `${pages[0]} and ${pages.length - 1} more` : String(pages[0]);
}

/** Throws when a site refuses what it has not listed; else says what was found. */
function checkNeeds(needs: SiteNeeds, policy: PolicyOptions): string[] {
  const found = needs.unlisted(policy).map(({kind, source, pages}) => {
    return `${source} (${firstOf(pages)}): add it to htmlFirst.policy.${kind}, or take it out of the pages`;
  });
  const handlers = needs.handlers.map(
    (name) => `${name} has an attribute such as onclick, which no policy allows; use a script instead`,
  );
  if (policy.unlisted === 'refuse' && found.length + handlers.length > 0)
    throw new Error(`The policy does not allow what pages need:\n- ${[...found, ...handlers].join('\n- ')}`);
  const own =
    needs.policies.length > 0
      ? [
          `the Content-Security-Policy in the head of pages (${firstOf(needs.policies)}) is taken out: write its sources into htmlFirst.policy`,
        ]
      : [];
  return [...found.map((line) => `allowed, as pages need it: ${line}`), ...handlers, ...own];
}

/**
 * Finishes every page of a built site and writes header files for static hosts. Everything is checked before anything is
 * written, and nothing is on disk before the changes of `files` are committed.
 * Throws when there is no page, when the site was finished before, or when pages need what the policy refuses.
 */
export function finishSite(
  files: SiteFiles,
  {
    baseUrl = '/',
    siteBaseUrl = baseUrl,
    onIntent = true,
    policy = {},
    pageScripts = {},
    routeTables,
    earlyParts = [],
    texts = {},
    storage = {type: 'localStorage', namespace: ''},
    hashedFolders = [],
    dictionary = false,
    readings,
  }: FinishSiteOptions = {},
): FinishedSite {
  const names = files.list().filter((name) => name.endsWith('.html'));
  if (names.length === 0) {
    throw new Error(
      `[html-first] there is no page in "${files.outDir}". Build the site first, or name its build folder.`,
    );
  }
  const loader = onIntent ? readLoader({parts: earlyParts, texts, storage}) : undefined;
  const styleClasses = new StyleClasses();
  const built = listStyleSheets(files).map((name) => files.readText(name));
  const styles = new PageStyles(built, loader ? loader.head + loader.body : '');
  const needs = new SiteNeeds();
  const outlines = outlinePages(
    files,
    names,
    {readings, asked: listAsked(built)},
    {classes: styleClasses, styles, needs},
  );
  const styleSheets = extendStyleSheets(files, baseUrl, styleClasses.css, needs);
  styles.group([...styleSheets.values()].map(({css}) => css));
  const remarks = checkNeeds(needs, policy);
  const allowed = needs.allowed(policy);
  const integrities = new Map<string, string>();
  const sources: ScriptSources = {
    styleSheets,
    earlyData: Object.fromEntries(earlyParts.map(({name, data}) => [name, data])),
    chunksOf: createRouteFinder(pageScripts, baseUrl),
    tablesOf: createRouteFinder(routeTables?.filesOf ?? {}, baseUrl),
    isOwnScript: (address) => address.startsWith(baseUrl) && files.has(address.slice(baseUrl.length)),
    integrityOf(address) {
      let integrity = integrities.get(address);
      if (!integrity) {
        integrity = hashOf(files.read(address.slice(baseUrl.length)));
        integrities.set(address, integrity);
      }
      return integrity;
    },
  };
  const typical = outlines.find((elements) => listOwnScripts(elements, sources).length > 0) ?? [];
  const wholeSheets = [...styleSheets.values()].map((sheet) => sheet.css);
  const css = wholeSheets.map((sheet) => styles.forLoader(sheet)).join('');
  const print = wholeSheets.map((sheet) => styles.forPrint(sheet)).join('');
  const chunks = listShared(Object.values(pageScripts), names.length / SHARED_BY_PART).map((src) => ({
    src,
    integrity: sources.integrityOf(src),
  }));
  const parts: PageParts = {
    ...sources,
    baseUrl,
    loader:
      loader &&
      createLoader(
        loader,
        shareScripts(describeScripts(typical, '', sources)),
        {css, print, chunks, siteBaseUrl},
        (script) => writeShared(files, baseUrl, 'assets/loader.', 'js', script),
      ),
    styles,
    unreadMeta: earlyParts.flatMap(({unreadMeta}) => unreadMeta ?? []),
    withoutScripts: writeShared(
      files,
      baseUrl,
      STYLES_WITHOUT_SCRIPTS,
      'css',
      stylesWithoutScripts(earlyParts),
    ),
    inlinePicture: createInlinePicture(files, baseUrl),
    styleClasses,
    allowed: policy.reportOnly ? undefined : allowed,
    routeTables: routeTables?.place,
  };
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const withLoader: string[] = [];
  for (const [index, name] of names.entries()) {
    const page: FinishedPage = finishPage(
      {
        source: files.readText(name),
        elements: outlines[index] ?? [],
        path: pathOf(name),
        name,
      },
      parts,
    );
    files.write(name, page.html);
    if (page.html.includes(` id="${PAGE_CONFIG_ID}"`)) withLoader.push(name);
    page.scriptHashes.forEach((hash) => scriptHashes.add(hash));
    page.styleHashes.forEach((hash) => styleHashes.add(hash));
  }
  const header = contentSecurityPolicy({scriptHashes, styleHashes, allowed}, 'header');
  const headerRemarks = writeHeaders(files, {
    baseUrl,
    siteBaseUrl,
    hashedFolders,
    policy: header,
    isReportOnly: policy.reportOnly ?? false,
    dictionary: dictionary ? writeDictionary(files, baseUrl, withLoader) : undefined,
  });
  return {
    pages: names.length,
    scriptHashes: scriptHashes.size,
    loaderBytes: loader ? loader.head.length + loader.body.length : 0,
    remarks: [...remarks, ...headerRemarks, ...(policy.listNeeds ? needs.listByPage() : [])],
  };
}
