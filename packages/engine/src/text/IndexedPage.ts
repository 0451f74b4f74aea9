import {
  createObjectID,
  type PageFacets,
  type RecordBlock,
  type RecordHierarchy,
  type RecordType,
  type SearchRecord,
} from '@help-center/records';

/** A page as the index keeps it: what its records share, and its sections in page order. */
export interface IndexedPage {
  /** Address of the page without an anchor. */
  readonly url: string;
  readonly facets: PageFacets;
  readonly pageRank: number;
  readonly sections: readonly IndexedSection[];
}

/** The records of a page under one heading: the unit that is ranked. */
export interface IndexedSection {
  readonly anchor: string | null;
  /** Address with the anchor. */
  readonly url: string;
  /** The heading path of the section's first record. */
  readonly hierarchy: RecordHierarchy;
  readonly records: readonly IndexedRecord[];
}

/** A link from a record to a section of the site. */
export interface IndexedLink {
  readonly text: string;
  /** Number of the section it leads to. */
  readonly section: number;
}

/** What of a record its section does not say. */
export interface IndexedRecord {
  /** `null` for the one that `createObjectID` gives. */
  readonly objectID: string | null;
  readonly type: RecordType;
  /** The heading path; the very object of the section unless it differs. */
  readonly hierarchy: RecordHierarchy;
  readonly content: string | null;
  readonly block: RecordBlock | null;
  /** Number of a step; 0 for every other block. */
  readonly step: number;
  readonly description: string | null;
  readonly keywords: readonly string[];
  readonly links: readonly IndexedLink[];
  readonly level: number;
  readonly position: number;
}

/** Returns the record as it was given to the build, but for its links. */
export function toRecord(page: IndexedPage, section: IndexedSection, record: IndexedRecord): SearchRecord {
  const {type, hierarchy, content} = record;
  return {
    objectID: record.objectID ?? createObjectID({url: section.url, type, hierarchy, content}),
    url: section.url,
    url_without_anchor: page.url,
    anchor: section.anchor,
    type,
    hierarchy,
    content,
    block: record.block,
    ...(record.block === 'step' && {step: record.step}),
    ...page.facets,
    description: record.description,
    keywords: record.keywords,
    weight: {pageRank: page.pageRank, level: record.level, position: record.position},
  };
}
