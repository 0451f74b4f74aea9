import {HIERARCHY_LEVELS, type RecordHierarchy} from '@help-center/records';
import type {IndexedPage, IndexedSection} from '../text/IndexedPage.ts';

/** Weights of the fields; docs/design/ranking.md says how to judge a change. */
export const FIELD_WEIGHTS = {
  /** The page's title, in its first section. */
  title: 9,
  /** The section's own heading. */
  heading: 4,
  /** The page's title, in every other section. */
  pageTitle: 3,
  /** The headings between the two. */
  ancestor: 1.5,
  category: 0.5,
  keywords: 4,
  description: 2,
  /** The words of the page's path. */
  address: 1,
  /** The texts of the links that lead to the section, each text once. */
  linkText: 7,
  /** The text around such links, each time. */
  linkContext: 0.6,
  text: 1,
  code: 0.4,
};

/** Normalisation by length. */
export const NORMS = {
  /** How much long sections are demoted: 0 not at all, 1 in proportion. */
  section: 0.4,
  /** Least average length, so that a site of a few words is not judged by it. */
  floor: 8,
  /** How much titles and headings are demoted that have more than `headingWords` words. */
  heading: 0.8,
  headingWords: 3,
};

/** A kind of text with a weight of its own. */
export type Field = keyof typeof FIELD_WEIGHTS;

/** Returns the texts of a section with their fields. */
export function collectFields(page: IndexedPage, section: IndexedSection): (readonly [Field, string])[] {
  const fields: (readonly [Field, string])[] = [];
  const path = toPath(section.hierarchy);
  const own = path.at(-1);
  const isFirst = section === page.sections[0];
  if (own !== undefined) fields.push([isFirst ? 'title' : 'heading', own]);
  path.slice(1, -1).forEach((text, depth) => fields.push([depth === 0 ? 'pageTitle' : 'ancestor', text]));
  if (path.length > 1 && path[0] !== undefined) fields.push(['category', path[0]]);
  if (isFirst) fields.push(['address', toAddressWords(page.url)]);
  for (const record of section.records) {
    if (record.hierarchy !== section.hierarchy)
      fields.push(['heading', toPath(record.hierarchy).at(-1) ?? '']);
    if (record.description !== null) fields.push(['description', record.description]);
    for (const keyword of record.keywords) fields.push(['keywords', keyword]);
    if (record.content !== null) fields.push([record.block === 'code' ? 'code' : 'text', record.content]);
  }
  return fields;
}

function toPath(hierarchy: RecordHierarchy): string[] {
  return HIERARCHY_LEVELS.map((level) => hierarchy[level]).filter((text) => text !== null);
}

/** The words of an address: its path without the host and the extension. */
function toAddressWords(url: string): string {
  return url.replace(/^https?:\/\/[^/]*\//u, '').replace(/[/_-]+|\.\w+$/gu, ' ');
}
