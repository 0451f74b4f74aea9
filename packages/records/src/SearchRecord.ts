/** The heading levels of the hierarchy, outermost first. `lvl0` is the sidebar's top category, `lvl1` the page title. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A level of the heading hierarchy. */
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];

/** What a record stands for: the heading of that level, or a block of text below it. */
export type RecordType = HierarchyLevel | 'content';

/** The heading path of a record; a level that does not apply is `null`. */
export type RecordHierarchy = Record<HierarchyLevel, string | null>;

/** How a record compares with others of the same text relevance; higher `pageRank` and `level`, lower `position` first. */
export interface RecordWeight {
  /** Importance of the page as the author sees it; 0 for ordinary pages, negative for release notes. */
  readonly pageRank: number;
  /** 100 for a page title, falling by 10 a heading level, 0 for content. */
  readonly level: number;
  /** Zero-based position of the block in its page. */
  readonly position: number;
}

/** What a block of text is on its page: a paragraph, code, an item of a list, a step of a numbered one, a row of a table. */
export type RecordBlock = 'text' | 'code' | 'item' | 'step' | 'row';

/**
 * The facets of a page, which searches can be narrowed by, and whether every page has a value. Add a facet at the end, and
 * raise the engine's `FORMAT_VERSION`.
 */
export const PAGE_FACETS = {
  /** Language tag of the page, such as `en`. */
  language: 'always',
  /** Contextual search tag, such as `docs-default-current` or `default`. */
  docusaurus_tag: 'always',
  /** Version label of the docs, or `null` outside docs. */
  version: 'sometimes',
  /** Product label of the page; `null` outside products. */
  product: 'sometimes',
} as const;

/** The name of a facet. */
export type PageFacet = keyof typeof PAGE_FACETS;

/** The names of all facets. */
export const FACET_NAMES = Object.keys(PAGE_FACETS) as readonly PageFacet[];

/** The value of each facet. */
export type PageFacets = {
  readonly [Facet in PageFacet]: (typeof PAGE_FACETS)[Facet] extends 'always' ? string : string | null;
};

/** A link in the text of a record. */
export interface RecordLink {
  /** What a reader sees and clicks. */
  readonly text: string;
  /** Absolute address of the target, with its anchor if the link has one. */
  readonly url: string;
}

/**
 * One searchable unit of a documentation page: a heading, or a block of text under one.
 * The shape is what the crawler's Docusaurus template writes (record version v3), plus `product`, `description` and `keywords`.
 */
export interface SearchRecord extends PageFacets {
  /** Stable identity: the same page text at the same place gives the same id. */
  readonly objectID: string;
  /** Absolute address with the anchor, such as `https://help.example.com/docs/a/#b`. */
  readonly url: string;
  /** Absolute address of the page. */
  readonly url_without_anchor: string;
  /** The fragment without `#`, or `null` at the top of the page. */
  readonly anchor: string | null;
  readonly type: RecordType;
  readonly hierarchy: RecordHierarchy;
  /** Plain text of the block; `null` for a heading. */
  readonly content: string | null;
  /** What kind of block the content came from; `code` ranks lower than prose. */
  readonly block: RecordBlock | null;
  /** Number of a step as a reader sees it; missing for every other block. */
  readonly step?: number;
  /** Front matter description; on the page's `lvl1` record only, elsewhere `null`. */
  readonly description: string | null;
  /** Front matter keywords; on the page's `lvl1` record only, elsewhere empty. */
  readonly keywords: readonly string[];
  /**
   * The links in the block that lead to pages of the site. They help to find the pages they lead to by the words that
   * others use for them; hits do not carry them. Default none.
   */
  readonly links?: readonly RecordLink[];
  readonly weight: RecordWeight;
}

/** The record types: each heading level, and `content`. */
export const RECORD_TYPES: readonly RecordType[] = [...HIERARCHY_LEVELS, 'content'];

/** Returns the `weight.level` of a record type: 100 for a page title, 10 less a level below it, 0 for content. */
export function getLevelWeight(type: RecordType): number {
  if (type === 'content') return 0;
  return type === 'lvl0' ? 100 : 110 - 10 * HIERARCHY_LEVELS.indexOf(type);
}

/** Returns the deepest level that the hierarchy fills, or `undefined` when it fills none. */
export function getDeepestLevel(hierarchy: RecordHierarchy): HierarchyLevel | undefined {
  return [...HIERARCHY_LEVELS].reverse().find((level) => hierarchy[level] !== null);
}

/** Returns a hierarchy of the texts given from `lvl0` downwards; the levels that are left out are `null`. */
export function createHierarchy(...texts: readonly (string | null)[]): RecordHierarchy {
  const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = texts;
  return {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6};
}
