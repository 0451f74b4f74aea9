import {contentSecurityPolicy, type PolicySources} from './policy/contentSecurityPolicy.ts';
import {HtmlEditor} from './HtmlEditor.ts';
import {SKIP_TARGET, type PlacedElement} from './outlinePage.ts';
import type {PageStyles} from './PageStyles.ts';
import {hashOf} from './sha.ts';
import type {StyleClasses} from './StyleClasses.ts';

/** A whole style sheet. */
export interface StyleSheet {
  readonly css: string;
  /** Where it can be fetched. */
  readonly address: string;
}

/** A page as it was built, and where it is. */
export interface BuiltPage {
  readonly source: string;
  /** Its elements that may be changed. */
  readonly elements: readonly PlacedElement[];
  /** The path below the base path that it answers at; empty when it answers anywhere. */
  readonly path: string;
  /** The pages that it shares its styles with. */
  readonly section: string;
}

/** What is the same for all pages of a site. */
export interface PageParts {
  readonly baseUrl: string;
  /** `undefined` when pages run their scripts at once. */
  readonly loader: PageLoader | undefined;
  /** The style sheets by the addresses that pages name them by. */
  readonly styleSheets: ReadonlyMap<string, StyleSheet>;
  readonly styles: PageStyles;
  /** The integrity hash of a file by its address. */
  integrityOf(address: string): string;
  /** A picture as a `data:` address when it is too small to be worth a request; else `undefined`. */
  inlinePicture(address: string): string | undefined;
  readonly styleClasses: StyleClasses;
  /** Address of the style sheet for browsers that run no scripts. */
  readonly withoutScripts: string;
  /** Addresses of the scripts that only the page at this path needs. */
  chunksOf(path: string): readonly string[];
  /** Folder and number of the tables of routes; `undefined` without. */
  readonly routeTables: string | undefined;
  /** Addresses of the tables that the page at this path begins with. */
  tablesOf(path: string): readonly string[];
  /** What the scripts of early parts read, by the name of the part. */
  readonly earlyData: Readonly<Record<string, unknown>>;
  /** What the policy allows besides the site's own files; `undefined` for pages without a policy. */
  readonly allowed: PolicySources['allowed'] | undefined;
  /** Whether an address is that of a script of this site, which can wait. */
  isOwnScript(address: string): boolean;
}

/** The two parts of the loader: one stands in the page, the other is a file that all pages share. */
export interface PageLoader {
  readonly head: string;
  readonly address: string;
}

/** A finished page and the hashes that its policy names. */
export interface FinishedPage {
  readonly html: string;
  readonly scriptHashes: ReadonlySet<string>;
  readonly styleHashes: ReadonlySet<string>;
}

/** Where the link that skips to the content leads. */
const MAIN_ID = '__main';
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);
const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {where: {and: [{href_matches: '/*'}, {not: {href_matches: '/*.(xml|json|pdf)'}}]}, eagerness: 'moderate'},
  ],
});

/** `</` inside a JSON block would end it. */
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('</', '<\\/');

/** Makes one page complete without scripts: styles inside, scripts on intent, policy in front. */
export function finishPage({source, elements, path, section}: BuiltPage, parts: PageParts): FinishedPage {
  const page = new HtmlEditor(source, elements);
  const [head] = page.find('head');
  const [body] = page.find('body');
  if (!head || !body) return {html: source, scriptHashes: new Set(), styleHashes: new Set()};
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();

  const scripts = page.find('script');
  const pageScripts = scripts.filter(
    ({attributes}) => attributes.has('defer') && parts.isOwnScript(attributes.get('src') ?? ''),
  );
  for (const element of pageScripts) {
    const src = element.attributes.get('src') ?? '';
    page.replace(
      element,
      parts.loader ? '' : `<script src="${src}" integrity="${parts.integrityOf(src)}" defer></script>`,
    );
  }
  for (const element of scripts) {
    if (element.attributes.has('src') || DATA_TYPES.has(element.attributes.get('type') ?? '')) continue;
    scriptHashes.add(hashOf(element.text));
  }

  for (const element of page.find('img')) {
    const inline = parts.inlinePicture(element.attributes.get('src') ?? '');
    if (inline !== undefined) page.replaceAttribute(element, 'src', ` src="${inline}"`);
  }

  const sheets: {src: string; integrity: string}[] = [];
  for (const element of page.find('link')) {
    const href = element.attributes.get('href') ?? '';
    if (element.attributes.get('as') === 'image' && parts.inlinePicture(href) !== undefined)
      page.replace(element, '');
    const sheet = parts.styleSheets.get(href);
    if (element.attributes.get('rel') !== 'stylesheet' || sheet === undefined) continue;
    // What is not on the page comes with the scripts that put it there.
    const css = parts.loader ? parts.styles.partOf(sheet.css, section) : sheet.css;
    sheets.push({src: sheet.address, integrity: parts.integrityOf(sheet.address)});
    page.replace(element, `<style>${css}</style>`);
    styleHashes.add(hashOf(css));
  }

  const withIntegrity = (src: string) => ({src, integrity: parts.integrityOf(src)});
  const config = {
    baseUrl: parts.baseUrl,
    path,
    scripts: pageScripts.map(({attributes}) => withIntegrity(attributes.get('src') ?? '')),
    styles: sheets,
    chunks: parts.chunksOf(path).map(withIntegrity),
    tables: parts.tablesOf(path),
    parts: parts.earlyData,
  };

  for (const element of page.find()) {
    const style = element.attributes.get('style');
    if (style === undefined) continue;
    const name = parts.styleClasses.classFor(style);
    const classes = element.attributes.get('class');
    if (classes === undefined) page.replaceAttribute(element, 'style', ` class="${name}"`);
    else {
      page.replaceAttribute(element, 'style', '');
      page.replaceAttribute(element, 'class', ` class="${classes} ${name}"`);
    }
  }

  // Items of the bar stand at the right: painted in the midst of it, they would not stay where they are. Chromium paints
  // when it has seen the tag that begins the element.
  if (source.includes(SKIP_TARGET.slice(1)))
    page.insertAtEnd(head, `<link rel="expect" href="${SKIP_TARGET}" blocking="render">`);

  // Behind the bar comes the sidebar: without scripts the link would lead there.
  const skipLink = page.find().find(({attributes}) => attributes.get('href') === SKIP_TARGET);
  const [main] = page.find('main');
  if (skipLink !== undefined && main !== undefined) {
    const id = main.attributes.get('id') ?? MAIN_ID;
    page.replaceAttribute(skipLink, 'href', ` href="#${id}"`);
    if (!main.attributes.has('id')) page.addAttribute(main, 'id', id);
  }

  if (parts.loader && pageScripts.length > 0) {
    for (const button of page.find('button')) {
      // The colour-mode switch is rendered disabled until React is there; the loader answers it before that.
      if (button.attributes.has('disabled') && /toggleButton/.test(button.attributes.get('class') ?? '')) {
        page.replaceAttribute(button, 'disabled', '');
        // It is rendered before anybody knows the mode: what it says of it may be wrong.
        page.replaceAttribute(button, 'title', '');
        const label = button.attributes.get('aria-label')?.replace(/\s*[(（][^()（）]*[)）]\s*$/u, '');
        if (label)
          page.replaceAttribute(button, 'aria-label', ` aria-label="${label.replaceAll('"', '&quot;')}"`);
      }
    }
    const {head: first, address} = parts.loader;
    scriptHashes.add(hashOf(first)).add(hashOf(SPECULATION_RULES));
    page.insertAtEnd(head, `<script>${first}</script>`);
    page.insertAtEnd(
      body,
      `<script type="application/json" id="html-first">${safeJson(config)}</script>` +
        `<script type="speculationrules">${SPECULATION_RULES}</script>` +
        `<script src="${address}" integrity="${parts.integrityOf(address)}" data-loader async fetchpriority="low"></script>`,
    );
  }

  // A file: programs that read a page as text take styles inside `noscript` for its first words.
  page.insertAtEnd(head, `<noscript><link rel="stylesheet" href="${parts.withoutScripts}"></noscript>`);

  if (parts.routeTables !== undefined)
    page.insertAtEnd(head, `<meta name="route-tables" content="${parts.routeTables}">`);
  if (parts.allowed !== undefined) {
    const policy = contentSecurityPolicy({scriptHashes, styleHashes, allowed: parts.allowed}, 'meta');
    page.insertAtStart(head, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  }
  return {html: page.toString(), scriptHashes, styleHashes};
}
