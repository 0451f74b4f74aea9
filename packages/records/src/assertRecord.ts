import {RecordError} from './errors.ts';
import {RECORD_TYPES} from './levels.ts';
import {
  FACET_NAMES,
  HIERARCHY_LEVELS,
  PAGE_FACETS,
  type RecordBlock,
  type SearchRecord,
} from './SearchRecord.ts';

const RECORD_BLOCKS: readonly RecordBlock[] = ['text', 'code', 'item', 'step', 'row'];

type Fields = Readonly<Record<string, unknown>>;

type Rule = readonly [isValid: (value: unknown) => boolean, rule: string];

const NON_EMPTY: Rule = [(value) => typeof value === 'string' && value !== '', 'must be a non-empty string'];
const ABSOLUTE: Rule = [isAbsolute, 'must be an absolute http or https address'];
const NULLABLE: Rule = [isTextOrNull, 'must be a string or null'];

/** The rules of fields that do not depend on others, in the order in which they are checked. */
const RULES: readonly (readonly [field: keyof SearchRecord, ...Rule])[] = [
  ['objectID', ...NON_EMPTY],
  ['url', ...NON_EMPTY],
  ['url_without_anchor', ...NON_EMPTY],
  ...FACET_NAMES.filter((facet) => PAGE_FACETS[facet] === 'always').map(
    (facet) => [facet, ...NON_EMPTY] as const,
  ),
  ['url', ...ABSOLUTE],
  ['url_without_anchor', ...ABSOLUTE],
  [
    'type',
    (value) => (RECORD_TYPES as readonly unknown[]).includes(value),
    `must be one of ${RECORD_TYPES.join(', ')}`,
  ],
  ['anchor', ...NULLABLE],
  ['content', ...NULLABLE],
  ...FACET_NAMES.map((facet) => [facet, ...NULLABLE] as const),
  ['description', ...NULLABLE],
  [
    'block',
    (value) => [null, ...RECORD_BLOCKS].includes(value as RecordBlock | null),
    `must be null or one of ${RECORD_BLOCKS.join(', ')}`,
  ],
];

/**
 * Throws a {@link RecordError} unless `value` is a search record.
 * The message starts with `where`, the place it was read from, such as `records.jsonl line 12`.
 */
export function assertRecord(value: unknown, where: string): asserts value is SearchRecord {
  if (!isFields(value)) throw new RecordError(where, 'the record', 'must be an object', value);
  for (const [field, isValid, rule] of RULES) check(isValid(value[field]), where, field, rule, value[field]);
  const {block, step, hierarchy, keywords, links, weight} = value;
  check(
    block === 'step' ? Number.isInteger(step) && Number(step) >= 0 : step === undefined,
    where,
    'step',
    'must be a whole number from 0 for a step, and missing for other blocks',
    step,
  );
  checkHierarchy(hierarchy, where);
  checkKeywords(keywords, where);
  checkLinks(links, where);
  checkWeight(weight, where);
}

function checkHierarchy(hierarchy: unknown, where: string): void {
  if (!isFields(hierarchy)) throw new RecordError(where, 'hierarchy', 'must be an object', hierarchy);
  for (const level of HIERARCHY_LEVELS) {
    const text = hierarchy[level];
    check(isTextOrNull(text), where, `hierarchy.${level}`, 'must be a string or null', text);
  }
}

function checkKeywords(keywords: unknown, where: string): void {
  const valid = Array.isArray(keywords) && keywords.every((keyword) => typeof keyword === 'string');
  check(valid, where, 'keywords', 'must be a list of strings', keywords);
}

function checkLinks(links: unknown, where: string): void {
  if (links === undefined) return;
  if (!Array.isArray(links)) throw new RecordError(where, 'links', 'must be a list', links);
  links.forEach((link: unknown, index) => {
    const valid = isFields(link) && typeof link['text'] === 'string' && isAbsolute(link['url']);
    check(valid, where, `links[${index}]`, 'must have a text and an absolute url', link);
  });
}

function checkWeight(weight: unknown, where: string): void {
  if (!isFields(weight)) throw new RecordError(where, 'weight', 'must be an object', weight);
  for (const field of ['pageRank', 'level', 'position'] as const) {
    check(Number.isFinite(weight[field]), where, `weight.${field}`, 'must be a finite number', weight[field]);
  }
}

function check(valid: boolean, where: string, field: string, rule: string, value: unknown): void {
  if (!valid) throw new RecordError(where, field, rule, value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function isAbsolute(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^/\s]+/u.test(value);
}
