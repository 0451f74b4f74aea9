import {
  createHierarchy,
  FACET_NAMES,
  getDeepestLevel,
  getLevelWeight,
  HIERARCHY_LEVELS,
  type PageFacets,
  type RecordBlock,
  type RecordHierarchy,
  type RecordType,
} from '@help-center/records';
import type {IndexedLink, IndexedPage, IndexedRecord, IndexedSection} from './IndexedPage.ts';

/** A page in the files of an index: what its records share, with the facets in the order of `FACET_NAMES`, then its sections. */
export type PageJson = readonly [
  url: string,
  ...facets: (string | null)[],
  pageRank: number,
  sections: readonly SectionJson[],
];

type Path = readonly (string | null)[];

/** A section: its anchor, and its heading path as the levels shared with the section before and the rest. */
type SectionJson = readonly [
  /** 0 when the anchor follows from the heading; a pair when the address does not follow from the anchor. */
  anchor: 0 | string | null | readonly [anchor: string | null, url: string],
  shared: number,
  path: Path,
  records: readonly RecordJson[],
];

/** 0 is the heading of the section, a string a block of text, a list any record. */
type RecordJson = 0 | string | readonly [content: string | null, code: number, extra?: RecordExtra];

/** What differs from the rule in a record. */
interface RecordExtra {
  /** The `objectID`, when `createObjectID` gives another. */
  readonly i?: string;
  /** The type, when it does not follow from the content. */
  readonly t?: RecordType;
  /** `weight.level`, when it is not the one of the type. */
  readonly l?: number;
  /** `weight.position`, when it is not one more than the one before. */
  readonly p?: number;
  /** The heading path, when it is not the one of the section. */
  readonly h?: Path;
  readonly d?: string;
  readonly k?: readonly string[];
  readonly a?: readonly IndexedLink[];
}

/** What a block is: 0 no text, 1 text, 2 code, 3 an item, 4 a row, from 5 on a step and its number. */
const BLOCK_CODES: readonly (RecordBlock | null)[] = [null, 'text', 'code', 'item', 'row'];
const STEP_CODE = BLOCK_CODES.length;

/** Converts pages to their compact JSON; {@link decodePages} reverses it exactly. */
export function encodePages(pages: readonly IndexedPage[]): PageJson[] {
  return pages.map((page) => {
    let before: Path = [];
    let position = 0;
    const sections = page.sections.map((section): SectionJson => {
      const path = toPath(section.hierarchy);
      const differs = path.findIndex((text, level) => text !== before[level]);
      const shared = differs === -1 ? path.length : differs;
      before = path;
      const records = section.records.map((record) => {
        const json = encodeRecord(section, record, position);
        position = record.position + 1;
        return json;
      });
      return [encodeAnchor(page, section), shared, path.slice(shared), records];
    });
    return [page.url, ...FACET_NAMES.map((facet) => page.facets[facet]), page.pageRank, sections];
  });
}

function encodeAnchor(page: IndexedPage, {anchor, url, hierarchy}: IndexedSection): SectionJson[0] {
  if (url !== toUrl(page.url, anchor)) return [anchor, url];
  return anchor !== null && slugOf(hierarchy) === anchor ? 0 : anchor;
}

function encodeRecord(section: IndexedSection, record: IndexedRecord, position: number): RecordJson {
  const {objectID, type, hierarchy, content, block, step, description, keywords, links, level} = record;
  const extra: RecordExtra = {
    ...(objectID !== null && {i: objectID}),
    ...(type !== typeOf(content, hierarchy) && {t: type}),
    ...(level !== getLevelWeight(type) && {l: level}),
    ...(record.position !== position && {p: record.position}),
    ...(hierarchy !== section.hierarchy && {h: toPath(hierarchy)}),
    ...(description !== null && {d: description}),
    ...(keywords.length > 0 && {k: keywords}),
    ...(links.length > 0 && {a: links}),
  };
  const code = block === 'step' ? STEP_CODE + step : BLOCK_CODES.indexOf(block);
  if (Object.keys(extra).length > 0) return [content, code, extra];
  if (content === null && code === 0) return 0;
  return content !== null && code === 1 ? content : [content, code];
}

/** Reverses {@link encodePages}; throws a `TypeError` when the value has another shape. */
export function decodePages(pages: readonly PageJson[]): IndexedPage[] {
  return pages.map((page) => {
    const [url] = page;
    const facets = FACET_NAMES.map((facet, at) => [facet, page[at + 1]]);
    let path: Path = [];
    let position = 0;
    const sections = (page.at(-1) as readonly SectionJson[]).map(
      ([json, shared, rest, records]): IndexedSection => {
        path = [...path.slice(0, shared), ...rest];
        const hierarchy = createHierarchy(...path);
        return {
          ...decodeAnchor(url, json, hierarchy),
          hierarchy,
          records: records.map((record) => {
            const decoded = decodeRecord(hierarchy, record, position);
            position = decoded.position + 1;
            return decoded;
          }),
        };
      },
    );
    return {
      url,
      facets: Object.fromEntries(facets) as PageFacets,
      pageRank: page.at(-2) as number,
      sections,
    };
  });
}

function decodeAnchor(
  pageUrl: string,
  json: SectionJson[0],
  hierarchy: RecordHierarchy,
): Pick<IndexedSection, 'anchor' | 'url'> {
  if (typeof json === 'object' && json !== null) return {anchor: json[0], url: json[1]};
  const anchor = json === 0 ? slugOf(hierarchy) : json;
  return {anchor, url: toUrl(pageUrl, anchor)};
}

const HEADING: Extract<RecordJson, readonly unknown[]> = [null, 0];

function decodeRecord(inherited: RecordHierarchy, json: RecordJson, position: number): IndexedRecord {
  const list = typeof json === 'string' ? ([json, 1] as const) : json || HEADING;
  const [content, code, extra = {}] = list;
  const hierarchy = extra.h === undefined ? inherited : createHierarchy(...extra.h);
  const type = extra.t ?? typeOf(content, hierarchy);
  return {
    objectID: extra.i ?? null,
    type,
    hierarchy,
    content,
    block: code < STEP_CODE ? (BLOCK_CODES[code] ?? null) : 'step',
    step: Math.max(0, code - STEP_CODE),
    description: extra.d ?? null,
    keywords: extra.k ?? [],
    links: extra.a ?? [],
    level: extra.l ?? getLevelWeight(type),
    position: extra.p ?? position,
  };
}

/** The type that a record has unless it says otherwise. */
function typeOf(content: string | null, hierarchy: RecordHierarchy): RecordType {
  return (content === null ? getDeepestLevel(hierarchy) : undefined) ?? 'content';
}

function toUrl(pageUrl: string, anchor: string | null): string {
  return anchor === null ? pageUrl : `${pageUrl}#${anchor}`;
}

/** Returns the anchor that Docusaurus gives a heading, so that the index need not keep the anchors that follow the rule. */
function slugOf(hierarchy: RecordHierarchy): string {
  return (toPath(hierarchy).at(-1) ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /gu, '-');
}

/** The texts of a hierarchy from `lvl0` to the deepest level in use. */
function toPath(hierarchy: RecordHierarchy): (string | null)[] {
  const texts = HIERARCHY_LEVELS.map((level) => hierarchy[level]);
  while (texts.length > 0 && texts.at(-1) === null) texts.pop();
  return texts;
}
