import {createHash} from 'node:crypto';
import {
  createHierarchy,
  getLevelWeight,
  type RecordHierarchy,
  type RecordType,
  type SearchRecord,
} from '@help-center/records';
import type {Block} from './BlockWriter.ts';
import type {Page} from './parsePage.ts';

/** The heading path and anchor of a block. */
interface Place {
  readonly hierarchy: RecordHierarchy;
  readonly anchor: string | null;
}

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Creates the records of a page: one for its title, and one for each other heading and block of text. */
export function toRecords(page: Page): SearchRecord[] {
  const title: Block = {kind: 'heading', level: 1, text: page.title, anchor: null};
  const blocks = withTitleFirst(title, page.blocks);
  const records: SearchRecord[] = [];
  const pageId = identifyPage(page);
  const places = new Map<Block, Place>();
  const top = enterHeading({hierarchy: createHierarchy(page.section), anchor: null}, title);
  let place = top;
  blocks.forEach((block, position) => {
    const isTitle = position === 0;
    if (block.under !== undefined) place = places.get(block.under ?? title) ?? top;
    if (block.kind === 'heading') {
      place = enterHeading(place, block);
      places.set(block, place);
    }
    const {hierarchy, anchor} = place;
    const type = (block.kind === 'heading' ? `lvl${block.level}` : 'content') as RecordType;
    records.push({
      objectID: `${pageId}-${position}`,
      url: anchor === null ? page.url : `${page.url}#${anchor}`,
      url_without_anchor: page.url,
      anchor,
      type,
      hierarchy,
      content: block.kind === 'heading' ? null : block.text,
      block: block.kind === 'heading' ? null : block.kind,
      ...(block.step !== undefined && {step: block.step}),
      ...page.facets,
      description: isTitle ? ownDescription(page) : null,
      keywords: isTitle ? page.keywords : [],
      ...pageLinks(page, block),
      weight: {pageRank: page.pageRank, level: getLevelWeight(type), position},
    });
  });
  return records;
}

/** Moves the title to the front, even if it is not first on the page. */
function withTitleFirst(title: Block, blocks: readonly Block[]): Block[] {
  const index = blocks.findIndex(({kind, level}) => kind === 'heading' && level === 1);
  return [title, ...blocks.filter((_, at) => at !== index)];
}

function enterHeading({hierarchy, anchor}: Place, heading: Block): Place {
  const next = {...hierarchy};
  const level = heading.level as HeadingLevel;
  next[`lvl${level}`] = heading.text;
  for (let below = level + 1; below <= 6; below++) next[`lvl${below as HeadingLevel}`] = null;
  // A heading without an anchor uses that of the heading above.
  return {hierarchy: next, anchor: heading.anchor ?? anchor};
}

/** The links to other pages of the site, with absolute URLs. */
function pageLinks({url: pageUrl}: Page, {links = []}: Block): Pick<SearchRecord, 'links'> {
  const page = new URL(pageUrl);
  const absolute = links.flatMap(({text, href}) => {
    if (!URL.canParse(href, pageUrl)) return [];
    const target = new URL(href, pageUrl);
    const isOtherPage = target.origin === page.origin && target.pathname !== page.pathname;
    return isOtherPage ? [{text, url: target.href}] : [];
  });
  return absolute.length > 0 ? {links: absolute} : {};
}

/** The author's description; without one Docusaurus uses the first line, which is searched already. */
function ownDescription({title, description, blocks}: Page): string | null {
  const first = blocks.find(({text}) => text !== title)?.text ?? '';
  return description === null || description === '' || first.startsWith(description) ? null : description;
}

/**
 * The common prefix of a page's record ids, which end with the position. Such ids compress to almost nothing in an index,
 * unlike hashes of the texts.
 */
function identifyPage({url, facets: {language, docusaurus_tag: tag}}: Page): string {
  return createHash('sha256')
    .update(JSON.stringify([url, language, tag]))
    .digest('base64url')
    .slice(0, 10);
}
