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

const NUMBER: Rule = [Number.isFinite, 'must be a finite number'];
const OBJECT: Rule = [isFields, 'must be an object'];

/** The rules of fields that do not depend on others, by path, in the order in which they are checked. */
const RULES: readonly (readonly [path: string, ...Rule])[] = [
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
  ['hierarchy', ...OBJECT],
  ...HIERARCHY_LEVELS.map((level) => [`hierarchy.${level}`, ...NULLABLE] as const),
  [
    'keywords',
    (value) => Array.isArray(value) && value.every((keyword) => typeof keyword === 'string'),
    'must be a list of strings',
  ],
  ['links', (value) => value === undefined || Array.isArray(value), 'must be a list'],
  ['weight', ...OBJECT],
  ...['pageRank', 'level', 'position'].map((name) => [`weight.${name}`, ...NUMBER] as const),
];

/**
 * Throws a {@link RecordError} unless `value` is a search record.
 * The message starts with `where`, the place it was read from, such as `records.jsonl line 12`.
 */
export function assertRecord(value: unknown, where: string): asserts value is SearchRecord {
  function check(valid: boolean, field: string, rule: string, found: unknown): void {
    if (!valid) throw new RecordError(where, field, rule, found);
  }
  if (!isFields(value)) throw new RecordError(where, 'the record', 'must be an object', value);
  for (const [path, isValid, rule] of RULES) {
    const [field = '', inner] = path.split('.');
    const found = inner === undefined ? value[field] : (value[field] as Fields)[inner];
    check(isValid(found), path, rule, found);
  }
  const {block, step, links = []} = value;
  check(
    block === 'step' ? Number.isInteger(step) && Number(step) >= 0 : step === undefined,
    'step',
    'must be a whole number from 0 for a step, and missing for other blocks',
    step,
  );
  for (const [index, link] of (links as readonly unknown[]).entries()) {
    const valid = isFields(link) && typeof link['text'] === 'string' && isAbsolute(link['url']);
    check(valid, `links[${index}]`, 'must have a text and an absolute url', link);
  }
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
