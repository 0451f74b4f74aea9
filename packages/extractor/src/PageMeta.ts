import {attribute, elementsBelow, findElement, type Element, type Node} from './tree.ts';
import {inlineText} from './inlineText.ts';

/** Metadata from the head of a page. */
export interface PageMeta {
  readonly title: string;
  /** The page's own URL (`og:url`, or else the canonical one); `null` without one. */
  readonly url: string | null;
  /** Content of the last `meta` with a name or property; `null` without one. */
  readonly named: (name: string) => string | null;
  readonly language: string;
  /** Class names of the root element, in which Docusaurus names the kind of page. */
  readonly pageClasses: readonly string[];
  /** Whether the page redirects to another one. */
  readonly isRedirect: boolean;
}

/** Reads the head of a parsed page. */
export function readPageMeta(document: Node): PageMeta {
  const metas = new Map<string, string>();
  let isRedirect = false;
  let canonical: string | null = null;
  for (const element of elementsBelow(document, (inner) => inner.tagName === 'body')) {
    if (element.tagName === 'meta') {
      const name = attribute(element, 'name') ?? attribute(element, 'property');
      const content = attribute(element, 'content');
      if (name !== null && content !== null) metas.set(name, content);
      isRedirect ||= attribute(element, 'http-equiv')?.toLowerCase() === 'refresh';
    }
    if (element.tagName === 'link' && attribute(element, 'rel') === 'canonical')
      canonical = attribute(element, 'href');
  }
  const html = findElement(document, (element) => element.tagName === 'html');
  return {
    title: titleOf(document),
    url: metas.get('og:url') ?? canonical,
    named: (name) => metas.get(name) ?? null,
    // The language filter of contextual search sends the locale, which may differ from the `lang` attribute.
    language: metas.get('docsearch:language') ?? metas.get('docusaurus_locale') ?? langOf(html),
    pageClasses: html === null ? [] : (attribute(html, 'class') ?? '').split(/\s+/),
    isRedirect,
  };
}

function langOf(html: Element | null): string {
  return (html && attribute(html, 'lang')) || 'en';
}

/** The document title without the site's name after the last ` | `. */
function titleOf(document: Node): string {
  const title = findElement(document, (element) => element.tagName === 'title');
  const text = title === null ? '' : inlineText(title);
  const end = text.lastIndexOf(' | ');
  return end > 0 ? text.slice(0, end) : text;
}
