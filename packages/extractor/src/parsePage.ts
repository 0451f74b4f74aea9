import {parse} from 'parse5';
import {cleanText} from './cleanText.ts';
import {describePage} from './describePage.ts';
import {findArticle} from './findArticle.ts';
import {inlineText} from './inlineText.ts';
import type {Page} from './Page.ts';
import {readPageMeta, type PageMeta} from './PageMeta.ts';
import {pageRank} from './pageRank.ts';
import {pageUrl} from './pageUrl.ts';
import {productOf, type ProductOptions} from './productOf.ts';
import {sectionise} from './sectionise.ts';
import {sectionLabel} from './sectionLabel.ts';
import {skipReason, type SkipOptions, type SkipReason} from './skipReason.ts';
import {findElement, type Element} from './tree.ts';

export interface ParsePageOptions extends ProductOptions, SkipOptions {
  /** URL of the site. Default: the one that the pages name. */
  readonly siteUrl?: string;
}

/** Parses a built page. Returns the reason instead if the page is not searched. */
export function parsePage(file: string, html: string, options: ParsePageOptions = {}): Page | SkipReason {
  const document = parse(html);
  const meta = readPageMeta(document);
  const skipped = skipReason(file, meta, document, options);
  if (skipped !== null) return skipped;
  const article = findArticle(document);
  if (article === null) return 'no article';
  const missingTabs: string[] = [];
  const blocks = sectionise(article, (label) => missingTabs.push(label)).filter(
    ({kind, text}) => kind !== 'text' || /[\p{L}\p{N}]/u.test(text),
  );
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
    missingTabs,
  };
}

function titleOf(article: Element, meta: PageMeta): string {
  const heading = findElement(article, (element) => element.tagName === 'h1');
  return (heading && inlineText(heading)) || meta.title;
}

function splitKeywords(keywords: string | null): string[] {
  return [...new Set((keywords ?? '').split(',').map(cleanText))].filter((word) => word !== '');
}
