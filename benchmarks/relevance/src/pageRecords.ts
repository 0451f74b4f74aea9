import {pageRank as rankOfAddress} from '@help-center/extractor';
import {
  createHierarchy,
  HIERARCHY_LEVELS,
  type HierarchyLevel,
  type RecordHierarchy,
  type SearchRecord,
} from '@help-center/records';
import {createLinkResolver, type ResolveLink} from './createLinkResolver.ts';
import type {PageBlock, PageDocument} from './PageDocument.ts';

const RELEASE_NOTES = /\b(?:release[-_ ]?notes|change[-_ ]?log)\b/i;

/** The records of all pages, with the links between them. */
export function recordsOfPages(pages: readonly PageDocument[]): SearchRecord[] {
  const resolveLink = createLinkResolver(pages);
  return pages.flatMap((page) => pageRecords(page, resolveLink));
}

/**
 * Converts a page into records as the site's extractor does with HTML: one per heading and block. `resolve` finds the
 * targets of links; without it the records have none. Release notes get `pageRank` -1, as on the site; other pages get the
 * rank of their address.
 */
export function pageRecords(page: PageDocument, resolve?: ResolveLink): SearchRecord[] {
  const isReleaseNotes = RELEASE_NOTES.test(`${page.path} ${page.title}`);
  const pageRank = isReleaseNotes
    ? -1
    : rankOfAddress(new URL(page.url, 'https://example.com').pathname, null);
  let hierarchy = createHierarchy(page.category, page.title);
  let anchor: string | null = null;
  let position = 0;

  const toRecord = (block: PageBlock | null): SearchRecord => {
    const level = block === null ? 1 : Math.max(2, block.level);
    const isContent = block !== null && block.kind !== 'heading';
    const url = anchor === null ? page.url : `${page.url}#${anchor}`;
    return {
      objectID: `${page.url}#${anchor ?? ''}-${position}`,
      url,
      url_without_anchor: page.url,
      anchor,
      type: isContent ? 'content' : levelName(level),
      hierarchy,
      content: isContent ? block.text : null,
      block: isContent ? (block.kind === 'code' ? 'code' : 'text') : null,
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      product: null,
      description: block === null ? page.description : null,
      keywords: block === null ? page.keywords : [],
      ...linksOf(page, block, resolve),
      weight: {pageRank, level: isContent ? 0 : 110 - 10 * level, position: position++},
    };
  };

  const records = [toRecord(null)];
  for (const block of page.blocks) {
    if (block.kind === 'heading') {
      hierarchy = descend(hierarchy, Math.max(2, block.level), block.text);
      anchor = block.anchor;
    }
    records.push(toRecord(block));
  }
  return records;
}

function linksOf(
  page: PageDocument,
  block: PageBlock | null,
  resolve: ResolveLink | undefined,
): Pick<SearchRecord, 'links'> {
  const links = (block?.links ?? []).flatMap(({text, href}) => {
    const url = resolve?.(page, href) ?? null;
    // A page's links to itself say nothing that it does not say anyway.
    return url === null || url.replace(/#.*/, '') === page.url || text === '' ? [] : [{text, url}];
  });
  return links.length > 0 ? {links} : {};
}

/** Sets one level and clears the ones below it. */
function descend(hierarchy: RecordHierarchy, level: number, text: string): RecordHierarchy {
  const below = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const kept = Object.fromEntries(
    Object.entries(hierarchy).filter(([name]) => Number(name.slice(3)) < level),
  ) as Partial<RecordHierarchy>;
  return {lvl0: null, lvl1: null, ...below, ...kept, [levelName(level)]: text};
}

/** The name of a heading level from 1 to 6. */
function levelName(level: number): HierarchyLevel {
  const name = HIERARCHY_LEVELS[level];
  if (name === undefined) throw new Error(`A heading has a level from 1 to 6, received ${level}.`);
  return name;
}
