import {createHierarchy, createObjectID, getLevelWeight, type SearchRecord} from '@help-center/records';

/** URL of the site of created records. */
export const SITE_URL = 'https://help.example.com';

/** Creates a valid record with the given fields. */
export function createRecord(fields: Partial<SearchRecord> = {}): SearchRecord {
  const type = fields.type ?? 'content';
  const anchor = fields.anchor ?? null;
  const page = fields.url_without_anchor ?? `${SITE_URL}/docs/page/`;
  const record = {
    url: anchor === null ? page : `${page}#${anchor}`,
    url_without_anchor: page,
    anchor,
    type,
    hierarchy: createHierarchy('Documentation', 'Page'),
    content: type === 'content' ? 'Some text.' : null,
    block: type === 'content' ? ('text' as const) : null,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    version: 'current',
    product: null,
    description: null,
    keywords: [],
    weight: {pageRank: 0, level: getLevelWeight(type), position: 0},
    ...fields,
  };
  return {objectID: createObjectID(record), ...record};
}
