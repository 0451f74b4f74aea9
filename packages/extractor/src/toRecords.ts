import {createHash} from 'node:crypto';
import type {RecordHierarchy, RecordType, SearchRecord} from '@help-center/records';
import type {Block} from './Block.ts';
import type {Page} from './Page.ts';

const TITLE_LEVEL = 100;
const LEVEL_STEP = 10;

/** Where in the page a block stands. */
interface Place {
  readonly hierarchy: RecordHierarchy;
  readonly anchor: string | null;
}

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Makes the records of a page: one for its title, one for each further heading and each block of text. */
export function toRecords(page: Page): SearchRecord[] {
  const title: Block = {kind: 'heading', level: 1, text: page.title, anchor: null};
  const blocks = withTitleFirst(title, page.blocks);
  const records: SearchRecord[] = [];
  const pageId = identifyPage(page);
  const places = new Map<Block, Place>();
  const top = enterHeading({hierarchy: emptyHierarchy(page.section), anchor: null}, title);
  let place = top;
  blocks.forEach((block, position) => {
    const isTitle = position === 0;
    if (block.under !== undefined) place = places.get(block.under ?? title) ?? top;
    if (block.kind === 'heading') {
      place = enterHeading(place, block);
      places.set(block, place);
    }
    const {hierarchy, anchor} = place;
    records.push({
      objectID: `${pageId}-${position}`,
      url: anchor === null ? page.url : `${page.url}#${anchor}`,
      url_without_anchor: page.url,
      anchor,
      type: (block.kind === 'heading' ? `lvl${block.level}` : 'content') as RecordType,
      hierarchy,
      content: block.kind === 'heading' ? null : block.text,
      block: block.kind === 'heading' ? null : block.kind,
      ...(block.step !== undefined && {step: block.step}),
      language: page.language,
      docusaurus_tag: page.tag,
      version: page.version,
      product: page.product,
      description: isTitle ? ownDescription(page) : null,
      keywords: isTitle ? page.keywords : [],
      ...pageLinks(page, block),
      weight: {pageRank: page.pageRank, level: levelWeight(block), position},
    });
  });
  return records;
}

/** The title comes first, whatever stands above it in the page. */
function withTitleFirst(title: Block, blocks: readonly Block[]): Block[] {
  const index = blocks.findIndex(({kind, level}) => kind === 'heading' && level === 1);
  return [title, ...blocks.filter((_, at) => at !== index)];
}

function emptyHierarchy(section: string): RecordHierarchy {
  return {lvl0: section, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
}

function enterHeading({hierarchy, anchor}: Place, heading: Block): Place {
  const next = {...hierarchy};
  const level = heading.level as HeadingLevel;
  next[`lvl${level}`] = heading.text;
  for (let below = level + 1; below <= 6; below++) next[`lvl${below as HeadingLevel}`] = null;
  // A heading that cannot be linked to is reached through the one above it.
  return {hierarchy: next, anchor: heading.anchor ?? anchor};
}

/** The links to other pages of the site, with absolute addresses. */
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

function levelWeight({kind, level}: Block): number {
  return kind === 'heading' ? TITLE_LEVEL - (level - 1) * LEVEL_STEP : 0;
}

/** Docusaurus makes a description of the first line when the author wrote none; that is searched already. */
function ownDescription({title, description, blocks}: Page): string | null {
  const first = blocks.find(({text}) => text !== title)?.text ?? '';
  return description === null || description === '' || first.startsWith(description) ? null : description;
}

/**
 * The part of an identity that the records of a page share. With the position after it, the ids of a page
 * compress to almost nothing in an index, which a hash of each text would not.
 */
function identifyPage({url, language, tag}: Page): string {
  return createHash('sha256')
    .update(JSON.stringify([url, language, tag]))
    .digest('base64url')
    .slice(0, 10);
}
