import {
  type FacetCondition,
  type FacetFilter,
  NUMERIC_ATTRIBUTES,
  type NumericOperator,
} from '../query/filters.ts';
import {invalidParameter} from './ProtocolError.ts';
import type {PreferredGroup} from '../query/preferSections.ts';

const EXPECTED = '"facet:value" strings or arrays of them, nested at most once';

/** Most conditions in a parameter. */
export const MAX_CONDITIONS = 200;

/**
 * Reads conditions: one, or a list joined by AND with nested lists joined by OR. A string may contain a JSON list, as older
 * clients send it. Throws with status 400 for anything else.
 */
function readConditions(value: unknown, name: string): string[][] {
  const invalid = () => invalidParameter(name, EXPECTED);
  if (value === undefined || value === null || value === '') return [];
  let list = value;
  try {
    if (typeof value === 'string')
      list = value.startsWith('[') ? JSON.parse(value) : value.split(',', MAX_CONDITIONS + 1);
  } catch {
    throw invalid();
  }
  if (!Array.isArray(list)) throw invalid();
  const groups = list.map((item: unknown) => (Array.isArray(item) ? (item as unknown[]) : [item]));
  if (groups.flat().length > MAX_CONDITIONS)
    throw invalidParameter(name, `at most ${MAX_CONDITIONS} conditions`);
  if (!groups.flat().every((item) => typeof item === 'string')) throw invalid();
  return (groups as string[][]).filter((group) => group.length > 0);
}

/** Parses facet filters: `"facet:value"`, where a minus before the value or the facet negates. */
export function parseFacetFilters(value: unknown, name = 'facetFilters'): FacetFilter {
  return readConditions(value, name).map((group) =>
    group.map((condition) => {
      const colon = condition.indexOf(':');
      if (colon < 1) throw invalidParameter(name, EXPECTED);
      const before = condition.slice(0, colon).trim();
      const after = condition.slice(colon + 1).trim();
      return {
        facet: before.replace(/^-/u, ''),
        // A backslash escapes a leading minus that is part of the value.
        value: after.replace(/^-/u, '').replace(/^\\-/u, '-'),
        negated: after.startsWith('-') || before.startsWith('-'),
      };
    }),
  );
}

/** A comparison or a range of an attribute. */
const CONDITION =
  /^\s*([^\s<>=!:]+)\s*(?:(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?)|:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?))\s*$/u;

/** Parses `numericFilters`, whose conditions are comparisons and ranges. */
export function parseNumericFilters(value: unknown): FacetFilter {
  return readConditions(value, 'numericFilters').flatMap((group): FacetFilter => {
    const conditions = group.map((item) => parseNumericCondition('numericFilters', item));
    // A range is two conditions, so a disjunction with it is distributed over both.
    return conditions.reduce<FacetFilter>(
      (filter, parts) => filter.flatMap((left) => parts.map((part) => [...left, part])),
      [[]],
    );
  });
}

/** Parses a comparison, or a range as its two bounds. Throws with status 400 for an invalid one, naming the parameter. */
export function parseNumericCondition(parameter: string, text: string): FacetCondition[] {
  const [, facet, operator, bound, low, high] = CONDITION.exec(text) ?? [];
  if (facet === undefined)
    throw invalidParameter(parameter, '"attribute >= number" or "attribute:low TO high"');
  if (!NUMERIC_ATTRIBUTES.includes(facet)) {
    throw invalidParameter(parameter, `a numeric attribute of this index (${NUMERIC_ATTRIBUTES.join(', ')})`);
  }
  const compare = (sign: string, number: number): FacetCondition => ({
    facet,
    value: `${sign} ${number}`,
    negated: false,
    numeric: {operator: sign as NumericOperator, bound: number},
  });
  if (operator !== undefined) return [compare(operator, Number(bound))];
  return [compare('>=', Number(low)), compare('<=', Number(high))];
}

const SCORE = /<score=(\d{1,6})>\s*$/u;

/** Parses `optionalFilters`: facet filters that only raise hits, each with an optional score such as `<score=2>`, default 1. */
export function parseOptionalFilters(value: unknown): PreferredGroup[] {
  const filter = parseFacetFilters(value, 'optionalFilters');
  return filter.map((group) =>
    group.map((condition) => ({
      condition: {...condition, value: condition.value.replace(SCORE, '').trim()},
      score: Number(SCORE.exec(condition.value)?.[1] ?? 1),
    })),
  );
}
