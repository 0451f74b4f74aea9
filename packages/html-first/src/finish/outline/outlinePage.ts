import type {ParsedPage} from '@help-center/built-site';
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {STYLES_WITHOUT_SCRIPTS} from '../withoutScripts.ts';
import {wordsOf} from '../styles/words.ts';
import {writeDocument, type ElementHead, type Place} from './writeDocument.ts';

/** An element and its place in the text of its page. */
export interface PlacedElement extends Place, ElementHead {
  /** Its attributes by name. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The text directly inside it. */
  readonly text: string;
}

/** What the finishing step needs to know about a page; much smaller than the page. */
export interface PageOutline {
  readonly file: string;
  /** Characters of its text. */
  readonly length: number;
  /** Elements that may be edited, in document order. */
  readonly elements: readonly PlacedElement[];
  /** Whether any element has an event handler attribute such as `onclick`. */
  readonly hasHandlers: boolean;
  /** What style sheets can ask of its elements. */
  readonly words: readonly string[];
}

/** Class of the element that follows the bar; the skip link leads to it until scripts run. */
export const MAIN_CLASS = 'theme-layout-main';

const LOOKED_FOR_TAGS = [
  'head',
  'body',
  'script',
  'link',
  'meta',
  'img',
  'main',
  'h2',
  'button',
  'iframe',
  'source',
  'video',
  'audio',
] as const;

/** Tags the finishing step looks for; other elements matter only for a `style` attribute or a redundant one. */
export type LookedForTag = (typeof LOOKED_FOR_TAGS)[number];

const LOOKED_FOR: ReadonlySet<string> = new Set(LOOKED_FOR_TAGS);

/** Whether an attribute is redundant: an empty class list, or a tooltip that repeats the label. */
export function saysNothing(
  name: string,
  value: string,
  all: readonly {readonly name: string; readonly value: string}[],
): boolean {
  if (name === 'class') return value === '';
  return name === 'title' && all.some((other) => other.name === 'aria-label' && other.value === value);
}

/** Whether the finishing step may edit an element. */
function mayChange({tagName, attrs}: Tree.Element): boolean {
  return (
    LOOKED_FOR.has(tagName) ||
    attrs.some(
      ({name, value}) =>
        name === 'style' ||
        (name === 'href' && value.startsWith('#')) ||
        (name === 'class' && value.includes(MAIN_CLASS)) ||
        saysNothing(name, value, attrs),
    )
  );
}

/** Words of listed elements, each a tag and its classes, that something else than the page's scripts adds. */
function wordsAdded(listed: string): string[] {
  return listed
    .split(' ')
    .map((word) => word.split('.'))
    .flatMap(([tag = '', ...classes]) => wordsOf(tag, [{name: 'class', value: classes.join(' ')}]));
}

/**
 * Writes a page's text from its document, and returns what finishing needs to know of it, places in that text included. The
 * document is not kept, as those of all pages would take many times the memory of the site.
 * Throws if the page has already been finished.
 */
export function outlinePage(page: ParsedPage): PageOutline {
  const words = new Set<string>();
  /** Attributes already looked at, by tag: most elements repeat those of others. */
  const seen = new Set<string>();
  let hasHandlers = false;
  const {text, places} = writeDocument(page.document, (element) => {
    const {tagName, attrs} = element;
    for (const attr of attrs) {
      const key = `${tagName} ${attr.name}=${attr.value}`;
      if (seen.has(key)) continue;
      seen.add(key);
      hasHandlers ||= /^on[a-z]/.test(attr.name);
      for (const word of wordsOf(tagName.toLowerCase(), [attr])) words.add(word);
      if (attr.name === 'data-filled-with') for (const word of wordsAdded(attr.value)) words.add(word);
    }
    words.add(tagName.toLowerCase());
    return mayChange(element);
  });
  if (text.includes(STYLES_WITHOUT_SCRIPTS)) {
    throw new Error(
      `[html-first] "${page.file}" is already finished. Build the site again, then finish it once.`,
    );
  }
  page.text = text;
  const elements = [...places].map(([{tagName, namespaceURI, attrs, childNodes}, place]) => ({
    ...place,
    tagName,
    namespaceURI,
    attrs,
    attributes: new Map(attrs.map(({name, value}) => [name, value])),
    text: childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
  }));
  return {file: page.file, length: text.length, elements, hasHandlers, words: [...words]};
}
