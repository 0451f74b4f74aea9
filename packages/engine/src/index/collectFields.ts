import {HIERARCHY_LEVELS, type RecordHierarchy} from '@help-center/records';
import type {IndexedPage, IndexedSection} from '../text/IndexedPage.ts';
import type {FIELD_WEIGHTS} from './weights.ts';

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
