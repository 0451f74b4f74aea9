import {
  NUMERIC_ATTRIBUTES,
  type FacetCondition,
  type FacetFilter,
  type NumericOperator,
} from '../query/filters.ts';
import {invalidParameter} from './ProtocolError.ts';
import {MAX_CONDITIONS, readConditions} from './readConditions.ts';

const EXPECTED = 'strings or arrays of them, nested at most once';
/** A comparison or a range of an attribute. */
const CONDITION =
  /^\s*([^\s<>=!:]+)\s*(?:(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?)|:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?))\s*$/u;

/** Parses `numericFilters`: a comparison or a range, or a list joined by AND with nested lists joined by OR. */
export function parseNumericFilters(value: unknown): FacetFilter {
  if (value === undefined || value === null || value === '') return [];
  const list = typeof value === 'string' ? value.split(',', MAX_CONDITIONS + 1) : value;
  return readConditions(list, 'numericFilters', EXPECTED).flatMap((group): FacetFilter => {
    if (!group.every((item) => typeof item === 'string')) throw invalidParameter('numericFilters', EXPECTED);
    const conditions = group.map((item) => parseNumericCondition('numericFilters', item));
    if (conditions.length === 1) return (conditions[0] ?? []).map((condition) => [condition]);
    // A range is two conditions, so a disjunction with it is distributed over both.
    return conditions.reduce<FacetFilter>(
      (filter, parts) =>
        (filter.length === 0 ? [[]] : filter).flatMap((left) => parts.map((part) => [...left, part])),
      [],
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
