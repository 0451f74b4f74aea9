import {
  createObjectID,
  FACET_NAMES,
  getDeepestLevel,
  getLevelWeight,
  HIERARCHY_LEVELS,
  type RecordHierarchy,
} from '@help-center/records';
import {BLOCK_CODES, STEP_CODE, type PageJson, type RecordJson, type SectionJson} from './PageJson.ts';
import {slugOf} from './slugOf.ts';
import type {IndexedPage, IndexedRecord, IndexedSection} from './IndexedPage.ts';

/** Converts pages to their compact JSON; {@link decodePages} reverses it exactly. */
export function encodePages(pages: readonly IndexedPage[]): PageJson[] {
  return pages.map((page) => {
    let before: readonly (string | null)[] = [];
    let position = 0;
    const sections = page.sections.map((section): SectionJson => {
      const path = toPath(section.hierarchy);
      const shared = countShared(before, path);
      before = path;
      const records = section.records.map((record) => {
        const json = encodeRecord(section, record, position);
        position = record.position + 1;
        return json;
      });
      return [encodeAnchor(page, section), shared, path.slice(shared), records];
    });
    return [page.url, ...FACET_NAMES.map((facet) => page.facets[facet]), page.pageRank, sections];
  });
}

function encodeAnchor(page: IndexedPage, section: IndexedSection): SectionJson[0] {
  const {anchor, url, hierarchy} = section;
  if (url !== (anchor === null ? page.url : `${page.url}#${anchor}`)) return [anchor, url];
  const level = getDeepestLevel(hierarchy);
  return anchor !== null && level !== undefined && slugOf(hierarchy[level] ?? '') === anchor ? 0 : anchor;
}

function encodeRecord(section: IndexedSection, record: IndexedRecord, position: number): RecordJson {
  const {objectID, type, hierarchy, content, block, step, description, keywords, links, level} = record;
  const path = toPath(hierarchy);
  const samePath = path.join('\u0000') === toPath(section.hierarchy).join('\u0000');
  const extra = {
    ...(objectID === createObjectID({url: section.url, type, hierarchy, content}) ? {} : {i: objectID}),
    ...(level === getLevelWeight(type) ? {} : {l: level}),
    ...(record.position === position ? {} : {p: record.position}),
    ...(samePath ? {} : {h: path}),
    ...(description === null ? {} : {d: description}),
    ...(keywords.length === 0 ? {} : {k: keywords}),
    ...(links.length === 0 ? {} : {a: links.flatMap((link) => [link.text, link.section])}),
  };
  const plain = Object.keys(extra).length === 0;
  if (type === 'content' && block !== null && content !== null) {
    const code = block === 'step' ? STEP_CODE + step : BLOCK_CODES.indexOf(block);
    if (!plain) return [content, code, extra];
    if (code === 0) return content;
    return code === 1 ? [content] : [content, code];
  }
  const isHeading = type === getDeepestLevel(hierarchy) && content === null && block === null;
  if (isHeading) return plain ? 0 : extra;
  return {...extra, t: type, c: content, b: block, ...(step !== 0 && {s: step})};
}

/** The texts of a hierarchy from `lvl0` to the deepest level in use. */
function toPath(hierarchy: RecordHierarchy): (string | null)[] {
  const texts = HIERARCHY_LEVELS.map((level) => hierarchy[level]);
  while (texts.length > 0 && texts.at(-1) === null) texts.pop();
  return texts;
}

function countShared(a: readonly (string | null)[], b: readonly (string | null)[]): number {
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared += 1;
  return shared;
}
