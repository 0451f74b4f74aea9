import {
  FACET_NAMES,
  HIERARCHY_LEVELS,
  type PageFacets,
  type RecordHierarchy,
  type SearchRecord,
} from '@help-center/records';
import {attachLinks} from './attachLinks.ts';
import {EngineError} from '../errors.ts';
import type {IndexedPage, IndexedRecord, IndexedSection} from '../text/IndexedPage.ts';

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
  const sorted = [...pages].sort(([a], [b]) => compare(a, b)).map(([, group]) => toPage(group));
  return attachLinks(sorted, unique);
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

function toPage(records: SearchRecord[]): IndexedPage {
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
    section.records.push(toIndexedRecord(record, section.hierarchy));
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
    objectID,
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
