import {contentSecurityPolicy, type PolicySources} from './policy/contentSecurityPolicy.ts';
import type {PageLoader} from './createLoader.ts';
import {PAGE_CONFIG_ID} from '../contract/SiteConfig.ts';
import {describeScripts, differenceOf, listOwnScripts, type ScriptSources} from './describeScripts.ts';
import {MAIN_CLASS, saysNothing, type PlacedElement, type LookedForTag} from './outline/outlinePage.ts';
import {writeStartTag} from './outline/writeDocument.ts';
import type {PageStyles} from './styles/PageStyles.ts';
import {hashOf} from './hashOf.ts';
import type {StyleClasses} from './StyleClasses.ts';
import {isOwnPolicy} from './policy/SiteNeeds.ts';

/** A page as it was built, and where it is. */
export interface BuiltPage {
  readonly source: string;
  /** Its elements that may be changed. */
  readonly elements: readonly PlacedElement[];
  /** Its path below the base path; empty for the not-found page, which can be served anywhere. */
  readonly path: string;
  /** Its file. */
  readonly name: string;
}

/** What is the same for all pages of a site. */
export interface PageParts extends ScriptSources {
  readonly baseUrl: string;
  /** `undefined` if pages run their scripts at once. */
  readonly loader: PageLoader | undefined;
  readonly styles: PageStyles;
  readonly styleClasses: StyleClasses;
  /** Address of the style sheet for browsers without scripts. */
  readonly withoutScripts: string;
  /** Names of `meta` elements to remove because nothing reads them. */
  readonly unreadMeta: readonly RegExp[];
  /** What the policy allows besides the site's own files; `undefined` for pages without a policy. */
  readonly allowed: PolicySources['allowed'] | undefined;
}

/** A finished page and the hashes that its policy names. */
export interface FinishedPage {
  readonly html: string;
  readonly scriptHashes: ReadonlySet<string>;
  readonly styleHashes: ReadonlySet<string>;
}

/** Target of the skip link. */
const MAIN_ID = '__main';
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

const hasClass = ({attributes}: PlacedElement, name: string) =>
  (attributes.get('class') ?? '').split(/\s+/).includes(name);

/** `</` inside a JSON block would end it. */
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('</', '<\\/');

/** Makes a page complete without scripts: inlines its styles, defers its scripts until intent, and adds the policy. */
export function finishPage({source, elements, path, name: file}: BuiltPage, parts: PageParts): FinishedPage {
  const page = new HtmlEditor(source, elements);
  const [head] = page.find('head');
  const [body] = page.find('body');
  if (!head || !body) throw new Error(`[html-first] "${file}" has no head or no body.`);
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();

  const scripts = page.find('script');
  const pageScripts = listOwnScripts(elements, parts);
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

  for (const element of page.find('meta')) {
    const name = element.attributes.get('name') ?? '';
    if (parts.unreadMeta.some((names) => names.test(name))) page.replace(element, '');
  }

  const wholeSheets: string[] = [];
  const canonical = page
    .find('link')
    .find(({attributes}) => attributes.get('rel') === 'canonical')
    ?.attributes.get('href');
  for (const element of page.find('link')) {
    const href = element.attributes.get('href') ?? '';
    // `hreflang` links help only if there are other languages.
    if (element.attributes.has('hreflang') && href === canonical) page.replace(element, '');
    const sheet = parts.styleSheets.get(href);
    if (element.attributes.get('rel') !== 'stylesheet' || sheet === undefined) continue;
    // Rules for elements that are not on the page arrive with the scripts that add them.
    const css = parts.loader ? parts.styles.partOf(sheet.css, file) : sheet.css;
    if (parts.loader) wholeSheets.push(sheet.address);
    page.replace(element, `<style>${css}</style>`);
    styleHashes.add(hashOf(css));
  }

  for (const element of page.find()) {
    const {attrs, attributes} = element;
    const style = attributes.get('style');
    for (const {name, value} of attrs)
      if (saysNothing(name, value, attrs)) page.setAttribute(element, name, undefined);
    if (style === undefined) continue;
    page.setAttribute(element, 'style', undefined);
    const classes = [attributes.get('class'), parts.styleClasses.classFor(style)];
    page.setAttribute(element, 'class', classes.filter(Boolean).join(' '));
  }

  // The bar's items are right-aligned, so painting it half-loaded would make them move. From the first heading on,
  // one layout replaces two: that of the bar alone, and that of the bar with the text.
  const below = page.find().find((element) => hasClass(element, MAIN_CLASS));
  const skipTarget = `#${below?.attributes.get('id')}`;
  const heading = page.find('h2').find(({attributes}) => attributes.has('id'));
  const expected = heading ?? below;
  if (expected?.attributes.has('id'))
    page.insertAtEnd(head, `<link rel="expect" href="#${expected.attributes.get('id')}" blocking="render">`);

  // The sidebar follows the bar, so without scripts the skip link would lead there.
  const skipLink = page.find().find(({attributes}) => attributes.get('href') === skipTarget);
  const [main] = page.find('main');
  if (skipLink !== undefined && main !== undefined) {
    const id = main.attributes.get('id') ?? MAIN_ID;
    page.setAttribute(skipLink, 'href', `#${id}`);
    page.setAttribute(main, 'id', id);
  }

  if (parts.loader && pageScripts.length > 0) {
    for (const button of page.find('button')) {
      // The colour-mode switch is rendered disabled until React runs; the loader handles it before that.
      if (button.attributes.has('disabled') && hasClass(button, 'colour-mode-switch')) {
        page.setAttribute(button, 'disabled', undefined);
        // It is rendered before the mode is known, so its label may be wrong.
        page.setAttribute(button, 'title', undefined);
        const label = button.attributes.get('aria-label')?.replace(/\s*[(（][^()（）]*[)）]\s*$/u, '');
        if (label) page.setAttribute(button, 'aria-label', label);
      }
    }
    const {head: first, address} = parts.loader;
    scriptHashes.add(hashOf(first));
    const difference = differenceOf(describeScripts(elements, path, parts), parts.loader.config);
    const config = {baseUrl: parts.baseUrl, path, ...difference};
    page.insertAtEnd(head, `<script>${first}</script>`);
    page.insertAtEnd(
      body,
      `<script type="application/json" id="${PAGE_CONFIG_ID}">${safeJson(config)}</script>` +
        `<script src="${address}" integrity="${parts.integrityOf(address)}" data-loader async fetchpriority="low"></script>`,
    );
  }

  // In a file, because programs that read a page as text take styles inside `noscript` for its first words.
  const link = (address: string) => `<link rel="stylesheet" href="${address}">`;
  page.insertAtEnd(head, `<noscript>${link(parts.withoutScripts)}</noscript>`);
  // The page inlines what the first paint needs. The rest goes after the text, which it must not delay.
  if (wholeSheets.length > 0)
    page.insertAtEnd(
      body,
      `<noscript>${[...wholeSheets, parts.withoutScripts].map(link).join('')}</noscript>`,
    );

  // Browsers would obey both, and block what finished pages need.
  for (const meta of page.find('meta')) if (isOwnPolicy(meta)) page.replace(meta, '');
  if (parts.allowed !== undefined) {
    const policy = contentSecurityPolicy({scriptHashes, styleHashes, allowed: parts.allowed}, 'meta');
    page.insertAtStart(head, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  }
  return {html: page.toString(), scriptHashes, styleHashes};
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits the elements of a page by splicing its text, so that everything else stays byte for byte. */
class HtmlEditor {
  readonly #source: string;
  readonly #elements: readonly PlacedElement[];
  readonly #edits: Edit[] = [];
  readonly #replaced = new Set<PlacedElement>();
  /** Changed attributes; `undefined` for removed ones. */
  readonly #changes = new Map<PlacedElement, Map<string, string | undefined>>();

  constructor(source: string, elements: readonly PlacedElement[]) {
    this.#source = source;
    this.#elements = elements;
  }

  /** The elements with a tag name, or all elements, in document order. */
  find(tagName?: LookedForTag): readonly PlacedElement[] {
    return tagName ? this.#elements.filter((element) => element.tagName === tagName) : this.#elements;
  }

  /** Replaces an element and its content. */
  replace(element: PlacedElement, text: string): void {
    this.#replaced.add(element);
    this.#edits.push({start: element.start, end: element.end, text});
  }

  /** Sets an attribute, or removes it if the value is `undefined`. */
  setAttribute(element: PlacedElement, name: string, value: string | undefined): void {
    const changes = this.#changes.get(element) ?? new Map<string, string | undefined>();
    this.#changes.set(element, changes.set(name, value));
  }

  /** Inserts text after the start tag of an element. */
  insertAtStart({content}: PlacedElement, text: string): void {
    this.#edits.push({start: content.start, end: content.start, text});
  }

  /** Inserts text before the end tag of an element. */
  insertAtEnd({content}: PlacedElement, text: string): void {
    this.#edits.push({start: content.end, end: content.end, text});
  }

  /** The page with all edits applied. */
  toString(): string {
    const tags = [...this.#changes]
      .filter(([element]) => !this.#replaced.has(element))
      .map(([element, changes]) => ({
        start: element.start,
        end: element.content.start,
        text: writeStartTag({...element, attrs: changeAttributes(element, changes)}),
      }));
    let result = '';
    let position = 0;
    for (const {start, end, text} of [...tags, ...this.#edits].sort(
      (a, b) => a.start - b.start || a.end - b.end,
    )) {
      result += this.#source.slice(position, start) + text;
      position = end;
    }
    return result + this.#source.slice(position);
  }
}

/** The attributes with changes; new ones come last. */
function changeAttributes(
  {attrs}: PlacedElement,
  changes: ReadonlyMap<string, string | undefined>,
): PlacedElement['attrs'] {
  const kept = attrs.filter(({name}) => !changes.has(name) || changes.get(name) !== undefined);
  const added = [...changes].filter(([name]) => !attrs.some((attr) => attr.name === name));
  return [
    ...kept.map((attr) => ({...attr, value: changes.get(attr.name) ?? attr.value})),
    ...added.flatMap(([name, value]) => (value === undefined ? [] : {name, value})),
  ];
}
