import {RecordError} from './errors.ts';
import {RECORD_TYPES} from './levels.ts';
import {HIERARCHY_LEVELS, type RecordBlock, type SearchRecord} from './SearchRecord.ts';

const RECORD_BLOCKS: readonly RecordBlock[] = ['text', 'code', 'item', 'step', 'row'];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Throws a {@link RecordError} unless `value` is a search record.
 * `where` says where it was read, such as `records.jsonl line 12`; it opens the message.
 */
export function assertRecord(value: unknown, where: string): asserts value is SearchRecord {
  if (!isFields(value)) throw new RecordError(where, 'the record', 'must be an object', value);
  for (const field of ['objectID', 'url', 'url_without_anchor', 'language', 'docusaurus_tag'] as const) {
    check(
      typeof value[field] === 'string' && value[field] !== '',
      where,
      field,
      'must be a non-empty string',
      value[field],
    );
  }
  check(isAbsolute(value['url']), where, 'url', 'must be an absolute http or https address', value['url']);
  check(
    isAbsolute(value['url_without_anchor']),
    where,
    'url_without_anchor',
    'must be an absolute http or https address',
    value['url_without_anchor'],
  );
  check(
    (RECORD_TYPES as readonly unknown[]).includes(value['type']),
    where,
    'type',
    `must be one of ${RECORD_TYPES.join(', ')}`,
    value['type'],
  );
  for (const field of ['anchor', 'content', 'version', 'product', 'description'] as const) {
    check(isTextOrNull(value[field]), where, field, 'must be a string or null', value[field]);
  }
  check(
    [null, ...RECORD_BLOCKS].includes(value['block'] as RecordBlock | null),
    where,
    'block',
    `must be null or one of ${RECORD_BLOCKS.join(', ')}`,
    value['block'],
  );
  const isStep = value['block'] === 'step';
  check(
    isStep ? Number.isInteger(value['step']) && Number(value['step']) >= 0 : value['step'] === undefined,
    where,
    'step',
    'must be a whole number from 0 for a step, and missing for other blocks',
    value['step'],
  );
  checkHierarchy(value['hierarchy'], where);
  checkKeywords(value['keywords'], where);
  checkLinks(value['links'], where);
  checkWeight(value['weight'], where);
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
