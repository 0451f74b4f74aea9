import type {SearchRecord} from '@help-center/records';
import type {IndexedPage, IndexedRecord, IndexedSection} from './IndexedPage.ts';

/** Returns the record as it was given to the build, but for its links. */
export function toRecord(page: IndexedPage, section: IndexedSection, record: IndexedRecord): SearchRecord {
  return {
    objectID: record.objectID,
    url: section.url,
    url_without_anchor: page.url,
    anchor: section.anchor,
    type: record.type,
    hierarchy: record.hierarchy,
    content: record.content,
    block: record.block,
    ...(record.block === 'step' && {step: record.step}),
    ...page.facets,
    description: record.description,
    keywords: record.keywords,
    weight: {pageRank: page.pageRank, level: record.level, position: record.position},
  };
}
