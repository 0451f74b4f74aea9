import type {PageFacets} from '@help-center/records';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import type {Block} from './BlockWriter.ts';
import {cleanText, inlineText} from './inlineText.ts';
import {describePage} from './describePage.ts';
import {findArticle} from './findArticle.ts';
import {readPageMeta, type PageMeta} from './PageMeta.ts';
import {pageRank} from './pageRank.ts';
import {pageUrl} from './pageUrl.ts';
import {productOf, type ProductOptions} from './productOf.ts';
import {sectionise} from './sectionise.ts';
import {skipReason, type SkipOptions, type SkipReason} from './skipReason.ts';
import {
  findElement,
  type Element,
  childrenOf,
  elementsBelow,
  hasClass,
  isElement,
  type Node,
} from './tree.ts';

/** A page of the site, as input for its records. */
export interface Page {
  /** Absolute address without a fragment. */
  readonly url: string;
  readonly title: string;
  /** Top-level section, such as `ANSVIS › Guides`; `Documentation` or `Blog` outside a sidebar. */
  readonly section: string;
  readonly facets: PageFacets;
  readonly description: string | null;
  readonly keywords: readonly string[];
  /** 0 for an ordinary page, negative for release notes, or the value that the page sets. */
  readonly pageRank: number;
  readonly blocks: readonly Block[];
}

export interface ParsePageOptions extends ProductOptions, SkipOptions {
  /** URL of the site. Default: the one that the pages name. */
  readonly siteUrl?: string;
}

/** A page that parse5 has parsed. */
export type Document = DefaultTreeAdapterTypes.Document;

/** Reads a built page, given as HTML or already parsed. Returns the reason instead if the page is not searched. */
export function parsePage(
  file: string,
  source: string | Document,
  options: ParsePageOptions = {},
): Page | SkipReason {
  const document = typeof source === 'string' ? parse(source) : source;
  const meta = readPageMeta(document);
  const skipped = skipReason(file, meta, document, options);
  if (skipped !== null) return skipped;
  const article = findArticle(document);
  if (article === null) return 'no article';
  const blocks = sectionise(article).filter(({kind, text}) => kind !== 'text' || /[\p{L}\p{N}]/u.test(text));
  const url = pageUrl(file, meta.urls, options.siteUrl);
  const {pathname} = new URL(url);
  return {
    url,
    title: titleOf(article, meta),
    section: sectionLabel(document, meta),
    facets: {
      language: meta.language,
      docusaurus_tag: meta.named('docsearch:docusaurus_tag') ?? meta.named('docusaurus_tag') ?? 'default',
      version: meta.named('docsearch:version') ?? meta.named('docusaurus_version'),
      product: meta.named('docsearch:product') ?? productOf(pathname, options),
    },
    description: describePage(meta.named('description'), article),
    keywords: splitKeywords(meta.named('keywords')),
    pageRank: pageRank(pathname, meta.named('docsearch:pagerank')),
    blocks,
  };
}

function titleOf(article: Element, meta: PageMeta): string {
  const heading = findElement(article, (element) => element.tagName === 'h1');
  return (heading && inlineText(heading)) || meta.title;
}

function splitKeywords(keywords: string | null): string[] {
  return [...new Set((keywords ?? '').split(',').map(cleanText))].filter((word) => word !== '');
}

/** Top-level section of docs pages without a category and a navigation item. */
const DEFAULT_SECTION = 'Documentation';
/** Top-level section of blog posts. */
const BLOG_SECTION = 'Blog';

/** Joins the active item of the navigation bar with the sidebar's top category; either may be `null`. */
function joinSection(navbarItem: string | null, category: string | null): string {
  const parts = [navbarItem, category].filter((part) => part !== null && part !== '');
  return [...new Set(parts)].join(' › ') || DEFAULT_SECTION;
}

/** The top-level section of a page: the active items of the navigation bar and the sidebar. */
function sectionLabel(document: Node, meta: PageMeta): string {
  if (meta.pageClasses.includes('plugin-blog')) return BLOG_SECTION;
  if (!meta.pageClasses.includes('plugin-docs')) return DEFAULT_SECTION;
  return joinSection(activeNavbarItem(document), activeCategory(document) ?? firstBreadcrumb(document));
}

function activeNavbarItem(document: Node): string | null {
  // Skips the right side with version and language, which are active on every page.
  for (const element of elementsBelow(document, (inner) => hasClass(inner, 'navbar__items--right'))) {
    const isActive = hasClass(element, 'navbar__link--active') && !hasClass(element, 'dropdown__link');
    if (isActive) return inlineText(element);
  }
  return null;
}

function activeCategory(document: Node): string | null {
  for (const element of elementsBelow(document)) {
    if (!hasClass(element, 'theme-doc-sidebar-item-category-level-1')) continue;
    const row = childrenOf(element).find(isElement);
    const link = row && findElement(row, (inner) => hasClass(inner, 'menu__link--active'));
    if (link) return inlineText(link);
  }
  return null;
}

/** The first category of the breadcrumbs, after the home link. */
function firstBreadcrumb(document: Node): string | null {
  const items = [...elementsBelow(document)].filter((element) => hasClass(element, 'breadcrumbs__item'));
  const categories = items
    .slice(0, -1)
    .map(inlineText)
    .filter((text) => text !== '');
  return categories[0] ?? null;
}
