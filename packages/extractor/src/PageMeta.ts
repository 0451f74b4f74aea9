import {attribute, elementsBelow, findElement, type Element, type Node} from './tree.ts';
import {inlineText} from './inlineText.ts';

/** Metadata from the head of a page. */
export interface PageMeta {
  readonly title: string;
  /** The addresses that the page gives itself: `og:url`, then the canonical one. A site may set either for all pages. */
  readonly urls: readonly string[];
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
  const urls: string[] = [];
  const canonical: string[] = [];
  let isRedirect = false;
  for (const element of elementsBelow(document, (inner) => inner.tagName === 'body')) {
    if (element.tagName === 'meta') {
      const name = attribute(element, 'name') ?? attribute(element, 'property');
      const content = attribute(element, 'content');
      if (name !== null && content !== null) {
        metas.set(name, content);
        if (name === 'og:url') urls.push(content);
      }
      isRedirect ||= attribute(element, 'http-equiv')?.toLowerCase() === 'refresh';
    }
    if (element.tagName === 'link' && attribute(element, 'rel') === 'canonical')
      canonical.push(attribute(element, 'href') ?? '');
  }
  const html = findElement(document, (element) => element.tagName === 'html');
  return {
    title: titleOf(document),
    urls: [...urls, ...canonical],
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
