import {createHierarchy, type HierarchyLevel, type SearchRecord} from '@help-center/records';
import {createRecord, SITE_URL} from './createRecord.ts';

/** A section of a page fixture. */
export interface SectionFixture {
  readonly heading: string;
  /** Level of the heading, 2 to 6; default 2. */
  readonly level?: 2 | 3 | 4 | 5 | 6;
  /** Default: the heading in lower case with hyphens. */
  readonly anchor?: string;
  readonly text?: readonly string[];
  readonly code?: readonly string[];
}

/** A page to create records from. */
export interface PageFixture {
  /** Path below the site, such as `/docs/cameras/`. */
  readonly path: string;
  readonly title: string;
  readonly category?: string;
  readonly text?: readonly string[];
  readonly code?: readonly string[];
  readonly sections?: readonly SectionFixture[];
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly pageRank?: number;
  readonly language?: string;
  readonly tag?: string;
  readonly version?: string | null;
  readonly product?: string | null;
}

/** Creates the records of a page as the extractor does: the title, its blocks, then each section. */
export function createPage(page: PageFixture): SearchRecord[] {
  const records: SearchRecord[] = [];
  let path: (string | null)[] = [page.category ?? 'Documentation', page.title];
  const add = (fields: Partial<SearchRecord>): void => {
    const {weight} = createRecord(fields);
    records.push(
      createRecord({
        url_without_anchor: `${SITE_URL}${page.path}`,
        hierarchy: createHierarchy(...path),
        language: page.language ?? 'en',
        docusaurus_tag: page.tag ?? 'docs-default-current',
        version: page.version === undefined ? 'current' : page.version,
        product: page.product ?? null,
        weight: {...weight, pageRank: page.pageRank ?? 0, position: records.length},
        ...fields,
      }),
    );
  };
  const addBlocks = (
    anchor: string | null,
    {text = [], code = []}: Pick<SectionFixture, 'text' | 'code'>,
  ): void => {
    for (const content of text) add({anchor, content});
    for (const content of code) add({anchor, content, block: 'code'});
  };
  add({type: 'lvl1', description: page.description ?? null, keywords: page.keywords ?? []});
  addBlocks(null, page);
  for (const section of page.sections ?? []) {
    const level = section.level ?? 2;
    const anchor = section.anchor ?? section.heading.toLowerCase().replace(/[^a-z0-9]+/gu, '-');
    path = [
      ...path.slice(0, level),
      ...Array.from({length: Math.max(0, level - path.length)}, () => null),
      section.heading,
    ];
    add({type: `lvl${level}` as HierarchyLevel, anchor});
    addBlocks(anchor, section);
  }
  return records;
}
