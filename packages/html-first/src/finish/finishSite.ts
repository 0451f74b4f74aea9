import {pathOfFile, readPages, type SiteFiles} from '@help-center/built-site';
import {contentHash, StyleClasses} from './StyleClasses.ts';
import {createLoader, shareScripts, readLoader} from './createLoader.ts';
import {createScriptSources, describeScripts, listOwnScripts, type StyleSheet} from './describeScripts.ts';
import type {FinishSiteOptions} from './FinishSiteOptions.ts';
import {finishPage, type FinishedPage, type PageParts} from './finishPage.ts';
import {outlinePage, type PageOutline} from './outline/outlinePage.ts';
import {checkNeeds, SiteNeeds} from './policy/SiteNeeds.ts';
import {contentSecurityPolicy} from './policy/contentSecurityPolicy.ts';
import {PageStyles} from './styles/PageStyles.ts';
import {STYLES_WITHOUT_SCRIPTS, stylesWithoutScripts} from './withoutScripts.ts';
import {writeHeaders} from './writeHeaders.ts';

/** What `finishSite` did. */
export interface FinishedSite {
  readonly pages: number;
  readonly scriptHashes: number;
  readonly loaderBytes: number;
  /** What the author should know about the policy, one line each. */
  readonly remarks: readonly string[];
}

/** A file's path below the base path; empty for the not-found page, which can be served anywhere. */
function pathOf(name: string): string {
  return name === '404.html' ? '' : `/${pathOfFile(name)}`;
}

/** Writes a file that all pages share, with a content hash in its name, and returns its address. */
function writeShared(
  files: SiteFiles,
  baseUrl: string,
  start: string,
  ending: 'css' | 'js',
  text: string,
): string {
  const name = `${start}${contentHash(text)}.${ending}`;
  files.write(name, text);
  return baseUrl + name;
}

/** Reads the pages of a site. */
function outlinePages(files: SiteFiles): PageOutline[] {
  const outlines: PageOutline[] = [];
  readPages(files, {readers: [], editors: [(page) => outlines.push(outlinePage(page))]});
  return outlines;
}

/**
 * Finishes every page of a built site and writes header files for static hosts. Unless there are `outlines` of the pages as
 * they are in `files`, reads them now. Nothing reaches the disk until `files` is committed.
 * Throws if there is no page, if the site is already finished, or if pages need what the policy refuses.
 */
export function finishSite(
  files: SiteFiles,
  {
    baseUrl = '/',
    siteBaseUrl = baseUrl,
    onIntent = true,
    policy = {},
    pageScripts = {},
    parts: loaderParts = [],
    texts = {},
    storage = {type: 'localStorage', namespace: ''},
    hashedFolders = [],
  }: FinishSiteOptions = {},
  outlines: readonly PageOutline[] = outlinePages(files),
): FinishedSite {
  if (outlines.length === 0) {
    throw new Error(
      `[html-first] there is no page in "${files.outDir}". Build the site first, or name its build folder.`,
    );
  }
  const loader = onIntent ? readLoader({parts: loaderParts, texts, storage}) : undefined;
  const styleClasses = new StyleClasses();
  const styles = new PageStyles(
    loader ? loader.head + loader.body : '',
    loaderParts.map(({css}) => css),
  );
  const needs = new SiteNeeds();
  for (const {file, elements, hasHandlers, words} of outlines) {
    const styled = elements.flatMap(({attributes}) => attributes.get('style') ?? []);
    styles.add(file, [...words, ...styled.map((style) => `.${styleClasses.classFor(style)}`)]);
    needs.addPage(file, elements, hasHandlers);
  }
  const styleSheets = extendStyleSheets(files, baseUrl, styleClasses.css, needs);
  styles.group([...styleSheets.values()].map(({css}) => css));
  const remarks = checkNeeds(needs, policy);
  const allowed = needs.allowed(policy);
  const sources = createScriptSources(files, styleSheets, {baseUrl, pageScripts});
  const typical = outlines.find(({elements}) => listOwnScripts(elements, sources).length > 0)?.elements ?? [];
  const wholeSheets = [...styleSheets.values()].map((sheet) => sheet.css);
  const css = wholeSheets.map((sheet) => styles.forLoader(sheet)).join('');
  const print = wholeSheets.map((sheet) => styles.forPrint(sheet)).join('');
  const parts: PageParts = {
    ...sources,
    baseUrl,
    loader:
      loader &&
      createLoader(loader, shareScripts(describeScripts(typical, '', sources)), {css, print}, (script) =>
        writeShared(files, baseUrl, 'assets/loader.', 'js', script),
      ),
    styles,
    unreadMeta: loaderParts.flatMap(({unreadMeta}) => unreadMeta ?? []),
    withoutScripts: writeShared(
      files,
      baseUrl,
      STYLES_WITHOUT_SCRIPTS,
      'css',
      stylesWithoutScripts(loaderParts),
    ),
    styleClasses,
    allowed: policy.reportOnly ? undefined : allowed,
  };
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  for (const {file, length, elements} of outlines) {
    const source = files.readText(file);
    if (source.length !== length)
      throw new Error(
        `[html-first] "${file}" was changed after it had been read. Change it in a stage whose position is "write".`,
      );
    const page: FinishedPage = finishPage({source, elements, path: pathOf(file), name: file}, parts);
    files.write(file, page.html);
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
  });
  return {
    pages: outlines.length,
    scriptHashes: scriptHashes.size,
    loaderBytes: loader ? loader.head.length + loader.body.length : 0,
    remarks: [...remarks, ...headerRemarks, ...(policy.listNeeds ? needs.listByPage() : [])],
  };
}

/** Adds rules to every style sheet and renames it after its new content. Returns the sheets by their former address. */
export function extendStyleSheets(
  files: SiteFiles,
  baseUrl: string,
  extra: string,
  needs: SiteNeeds,
): Map<string, StyleSheet> {
  const sheets = new Map<string, StyleSheet>();
  for (const name of files.list('assets/css').filter((file) => file.endsWith('.css'))) {
    const css = files.readText(name).trim() + extra;
    if (/url\(["']?data:(?:font|application)/.test(css)) needs.add('fonts', 'data:', name);
    const extended = name.replace(/(?:\.[0-9a-f]{8})?\.css$/, `.${contentHash(css)}.css`);
    files.remove(name);
    files.write(extended, css);
    sheets.set(baseUrl + name, {css, address: baseUrl + extended});
  }
  return sheets;
}
