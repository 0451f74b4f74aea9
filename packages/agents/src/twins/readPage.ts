import type {ParsedPage} from '@help-center/built-site';
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {
  attribute,
  elementsBelow,
  hasClass,
  isElement,
  describePage,
  findArticle,
  isFurniture,
  pageUrl,
  productOf,
  readPageMeta,
  skipReason,
  type ProductOptions,
  type SkipOptions,
} from '@help-center/extractor';
import type {DefaultTreeAdapterTypes} from 'parse5';
import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import {attribute as property, outermost} from './convert/elements.ts';
import {isLatest, toLatestPath, type DocsVersion, type SitePage} from '../site/SiteFile.ts';
import {handlers} from './convert/index.ts';

/** A heading of a page. */
export interface Anchor {
  /** Empty for a heading without an anchor. */
  readonly anchor: string;
  readonly text: string;
}

/** The headings of a page with their anchors. */
function collectAnchors(article: Element): Anchor[] {
  const headings = outermost(article, ({tagName}) => /^h[1-6]$/.test(tagName));
  return headings.map((heading) => ({anchor: property(heading, 'id'), text: toString(heading)}));
}

/** The date of a page's last change, or else of its publication; `null` without either. */
function findDate(article: DefaultTreeAdapterTypes.Element): string | null {
  const times = [...elementsBelow(article)].filter(({tagName}) => tagName === 'time');
  const modified = times.find((time) => attribute(time, 'itemprop') === 'dateModified');
  const inFooter = times.find(({parentNode}) => {
    return parentNode && isElement(parentNode) && hasClass(parentNode, 'theme-last-updated');
  });
  const inHeader = times.find(({parentNode}) => {
    const holder = parentNode && 'parentNode' in parentNode ? parentNode.parentNode : null;
    return holder !== null && isElement(holder) && holder.tagName === 'header';
  });
  const date = attribute(modified ?? inFooter ?? inHeader ?? article, 'datetime');
  return date === null || Number.isNaN(Date.parse(date)) ? null : new Date(date).toISOString().slice(0, 10);
}

type Node = DefaultTreeAdapterTypes.Node;

/** Which pages are skipped, and how products are named. */
export interface ReadPageOptions extends ProductOptions, SkipOptions {
  /** Versions of all docs that have more than one. Default none. */
  readonly versions?: readonly DocsVersion[];
}

/** The contents of a built page, with URLs as written on the page. */
export interface ReadPage {
  readonly url: string;
  readonly title: string;
  readonly description: string | null;
  readonly product: string | null;
  readonly version: SitePage['version'];
  readonly isLatest: boolean;
  readonly updated: string | null;
  /** The content without navigation, buttons and dates. */
  readonly tree: Root;
  /** The page's anchors, in order. */
  readonly anchors: readonly Anchor[];
}

/** Films and frames are no text, but an address to name. */
const EMBEDDED = new Set(['iframe', 'video', 'audio']);

const isLeftOut = (node: Node) =>
  node.nodeName === '#comment' ||
  (isElement(node) && isFurniture(node) && !(EMBEDDED.has(node.tagName) && node.attrs.length > 0));

/** The text below a node, with line breaks for `br`. */
function textBelow(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (node.nodeName === 'br') return '\n';
  return 'childNodes' in node ? node.childNodes.map(textBelow).join('') : '';
}

/**
 * A copy without navigation, buttons, dates, comments and hidden content, and with highlighted code as plain text. The page
 * stays as it is for other stages.
 */
function contentOf<T extends Node>(node: T): T {
  if (!('childNodes' in node)) return node;
  const copy = {...node, childNodes: node.childNodes.filter((child) => !isLeftOut(child)).map(contentOf)};
  if (isElement(node) && node.tagName === 'code' && node.parentNode?.nodeName === 'pre') {
    const value = textBelow(copy);
    copy.childNodes = value === '' ? [] : [{nodeName: '#text', value, parentNode: null}];
  }
  return copy;
}

/** Reads a built page. Returns `null` for skipped pages: unlisted, noindex, redirects, search, lists of tags and posts. */
export function readPage({file, document}: ParsedPage, options: ReadPageOptions): ReadPage | null {
  const meta = readPageMeta(document);
  if (skipReason(file, meta, document, options) !== null) return null;
  const article = findArticle(document);
  if (article === null) return null;
  const updated = findDate(article);
  const url = pageUrl(file, meta.urls, undefined);
  const {pathname} = new URL(url);
  const tag = meta.named('docsearch:docusaurus_tag') ?? meta.named('docusaurus_tag');
  const version = options.versions?.find((known) => known.tag === tag);
  const latestPath = version === undefined ? pathname : toLatestPath(pathname, version);
  const description = describePage(meta.named('description'), article);
  const content = fromParse5(contentOf(article)) as Element;
  return {
    url,
    title: meta.title,
    description,
    product: meta.named('docsearch:product') ?? productOf(latestPath, options),
    version: version?.label ?? null,
    isLatest: version === undefined || isLatest(version),
    updated,
    tree: toMdast({type: 'root', children: content.children}, {document: true, handlers}) as Root,
    anchors: collectAnchors(content),
  };
}
