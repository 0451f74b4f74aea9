import {
  createObjectID,
  FACET_NAMES,
  HIERARCHY_LEVELS,
  type PageFacets,
  type RecordHierarchy,
  type SearchRecord,
} from '@help-center/records';
import {EngineError} from '../errors.ts';
import type {IndexedPage, IndexedRecord, IndexedSection} from '../text/IndexedPage.ts';
import {listSections} from '../text/TextStore.ts';

/**
 * Groups records into pages and sections in an order independent of the input: pages by URL, records by position. Equal
 * records count once. Throws when two different records have the same `objectID`.
 */
export function groupRecords(records: Iterable<SearchRecord>): IndexedPage[] {
  const pages = new Map<string, SearchRecord[]>();
  const unique = uniqueRecords(records);
  for (const record of unique) {
    const key = pageKey(record);
    const group = pages.get(key);
    if (group === undefined) pages.set(key, [record]);
    else group.push(record);
  }
  const linksOf: LinksOf = new Map();
  const sorted = [...pages].sort(([a], [b]) => compare(a, b)).map(([, group]) => toPage(group, linksOf));
  return attachLinks(sorted, linksOf);
}

/** The links of records that have any. */
type LinksOf = Map<IndexedRecord, NonNullable<SearchRecord['links']>>;

/** Adds links to the records of pages, if they lead to a section of these pages. */
function attachLinks(pages: readonly IndexedPage[], linksOf: LinksOf): IndexedPage[] {
  // The same key for URLs with and without a slash before the anchor.
  const toKey = (url: string) => url.replace(/\/(?=#|$)/u, '');
  const sectionOfUrl = new Map<string, number>();
  for (const [number, {page, section}] of listSections(pages).entries()) {
    for (const url of [section.url, page.url])
      if (!sectionOfUrl.has(toKey(url))) sectionOfUrl.set(toKey(url), number);
  }
  const attach = (record: IndexedRecord): IndexedRecord => {
    const links = (linksOf.get(record) ?? []).flatMap(({text, url}) => {
      // A link to a missing anchor still leads to the page.
      const section = sectionOfUrl.get(toKey(url)) ?? sectionOfUrl.get(toKey(url.replace(/#.*$/su, '')));
      return section === undefined ? [] : [{text, section}];
    });
    return links.length === 0 ? record : {...record, links};
  };
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({...section, records: section.records.map(attach)})),
  }));
}

function uniqueRecords(records: Iterable<SearchRecord>): SearchRecord[] {
  const unique = new Map<string, SearchRecord>();
  for (const record of records) {
    const known = unique.get(record.objectID);
    if (known === undefined) unique.set(record.objectID, record);
    else if (JSON.stringify(known) !== JSON.stringify(record)) {
      throw new EngineError(
        'ENGINE_DUPLICATE_OBJECT_ID',
        `two different records have the objectID "${record.objectID}": ${known.url} and ${record.url}. Give each record its own id.`,
      );
    }
  }
  return [...unique.values()];
}

function toPage(records: SearchRecord[], linksOf: LinksOf): IndexedPage {
  const sorted = [...records].sort(
    (a, b) =>
      a.weight.position - b.weight.position ||
      b.weight.level - a.weight.level ||
      compare(a.objectID, b.objectID),
  );
  const first = sorted[0] as SearchRecord;
  const sections = new Map<string, IndexedSection & {records: IndexedRecord[]}>();
  for (const record of sorted) {
    let section = sections.get(record.url);
    if (section === undefined) {
      section = {anchor: record.anchor, url: record.url, hierarchy: record.hierarchy, records: []};
      sections.set(record.url, section);
    }
    const indexed = toIndexedRecord(record, section.hierarchy);
    if (record.links) linksOf.set(indexed, record.links);
    section.records.push(indexed);
  }
  return {
    url: first.url_without_anchor,
    facets: pickFacets(first),
    pageRank: first.weight.pageRank,
    sections: [...sections.values()],
  };
}

function toIndexedRecord(record: SearchRecord, shared: RecordHierarchy): IndexedRecord {
  const {objectID, type, content, block, step = 0, description, keywords, weight} = record;
  const isShared = HIERARCHY_LEVELS.every((level) => record.hierarchy[level] === shared[level]);
  const hierarchy = isShared ? shared : record.hierarchy;
  return {
    objectID: objectID === createObjectID(record) ? null : objectID,
    type,
    hierarchy,
    content,
    block,
    step,
    description,
    keywords,
    links: [],
    level: weight.level,
    position: weight.position,
  };
}

function pageKey(record: SearchRecord): string {
  const facets = Object.values(pickFacets(record)).map((value) => value ?? '\u0001');
  return [record.url_without_anchor, ...facets, String(record.weight.pageRank)].join('\u0000');
}

function pickFacets(record: SearchRecord): PageFacets {
  return Object.fromEntries(FACET_NAMES.map((facet) => [facet, record[facet]])) as PageFacets;
}

/** Compares by UTF-16 units, which unlike a comparison by locale gives the same order on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
