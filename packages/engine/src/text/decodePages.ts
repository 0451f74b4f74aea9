import {
  createHierarchy,
  createObjectID,
  FACET_NAMES,
  getDeepestLevel,
  getLevelWeight,
  type PageFacets,
  type RecordBlock,
  type RecordHierarchy,
  type RecordType,
} from '@help-center/records';
import type {IndexedLink, IndexedPage, IndexedRecord, IndexedSection} from './IndexedPage.ts';
import {slugOf} from './slugOf.ts';
import {
  BLOCK_CODES,
  STEP_CODE,
  type PageJson,
  type RecordExtra,
  type RecordJson,
  type SectionJson,
} from './PageJson.ts';

/** Reverses {@link encodePages}; throws a `TypeError` when the value has another shape. */
export function decodePages(pages: readonly PageJson[]): IndexedPage[] {
  return pages.map((page) => {
    const [url] = page;
    const facets = FACET_NAMES.map((facet, at) => [facet, page[at + 1]]);
    let path: readonly (string | null)[] = [];
    let position = 0;
    return {
      url,
      facets: Object.fromEntries(facets) as PageFacets,
      pageRank: page.at(-2) as number,
      sections: (page.at(-1) as readonly SectionJson[]).map(
        ([anchor, shared, rest, records]): IndexedSection => {
          path = [...path.slice(0, shared), ...rest];
          const hierarchy = createHierarchy(...path);
          const place = decodePlace(url, anchor, hierarchy);
          return {
            ...place,
            hierarchy,
            records: records.map((json) => {
              const record = decodeRecord(place.url, hierarchy, json, position);
              position = record.position + 1;
              return record;
            }),
          };
        },
      ),
    };
  });
}

function decodePlace(
  pageUrl: string,
  json: SectionJson[0],
  hierarchy: RecordHierarchy,
): Pick<IndexedSection, 'anchor' | 'url'> {
  if (Array.isArray(json)) return {anchor: json[0] as string | null, url: json[1] as string};
  const level = getDeepestLevel(hierarchy);
  const anchor =
    json === 0 ? slugOf(level === undefined ? '' : (hierarchy[level] ?? '')) : (json as string | null);
  return {anchor, url: anchor === null ? pageUrl : `${pageUrl}#${anchor}`};
}

function decodeRecord(
  url: string,
  inherited: RecordHierarchy,
  json: RecordJson,
  position: number,
): IndexedRecord {
  const list = typeof json === 'string' ? ([json, 0] as const) : isList(json) ? json : undefined;
  const extra: RecordExtra = (list === undefined ? (json as RecordExtra | 0) || undefined : list[2]) ?? {};
  const hierarchy = extra.h === undefined ? inherited : createHierarchy(...extra.h);
  if (list === undefined) {
    const type = extra.t ?? getDeepestLevel(hierarchy) ?? 'content';
    const block = extra.t === undefined ? null : (extra.b ?? null);
    return new DecodedRecord(url, hierarchy, type, extra.c ?? null, block, extra.s ?? 0, extra, position);
  }
  const [content, code = 1] = list;
  const step = Math.max(0, code - STEP_CODE);
  return new DecodedRecord(
    url,
    hierarchy,
    'content',
    content,
    BLOCK_CODES[code] ?? 'step',
    step,
    extra,
    position,
  );
}

const NO_KEYWORDS: readonly string[] = [];
const NO_LINKS: readonly IndexedLink[] = [];

/** A class, as a site has very many: a getter of its own would make each record a kind of its own. */
class DecodedRecord implements IndexedRecord {
  readonly type: RecordType;
  readonly hierarchy: RecordHierarchy;
  readonly content: string | null;
  readonly block: RecordBlock | null;
  readonly step: number;
  readonly description: string | null;
  readonly keywords: readonly string[];
  readonly links: readonly IndexedLink[];
  readonly level: number;
  readonly position: number;
  readonly #url: string;
  readonly #ownID: string | undefined;

  constructor(
    url: string,
    hierarchy: RecordHierarchy,
    type: RecordType,
    content: string | null,
    block: RecordBlock | null,
    step: number,
    extra: RecordExtra,
    position: number,
  ) {
    this.type = type;
    this.hierarchy = hierarchy;
    this.content = content;
    this.block = block;
    this.step = step;
    this.description = extra.d ?? null;
    this.keywords = extra.k ?? NO_KEYWORDS;
    this.links = extra.a === undefined ? NO_LINKS : decodeLinks(extra.a);
    this.level = extra.l ?? getLevelWeight(type);
    this.position = extra.p ?? position;
    this.#url = url;
    this.#ownID = extra.i;
  }

  /** Computed when read: most records are never shown. */
  get objectID(): string {
    const {type, hierarchy, content} = this;
    return this.#ownID ?? createObjectID({url: this.#url, type, hierarchy, content});
  }
}

function isList(json: RecordJson): json is Extract<RecordJson, readonly unknown[]> {
  return Array.isArray(json);
}

function decodeLinks(json: readonly (string | number)[]): IndexedLink[] {
  const links: IndexedLink[] = [];
  for (let at = 0; at < json.length; at += 2)
    links.push({text: json[at] as string, section: json[at + 1] as number});
  return links;
}
