import {
  NUMERIC_ATTRIBUTES,
  type FacetCondition,
  type FacetFilter,
  type NumericOperator,
} from '../query/filters.ts';
import {invalidParameter} from './ProtocolError.ts';

const MAX_CONDITIONS = 200;
const COMPARISON = /^\s*([^\s<>=!:]+)\s*(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?)\s*$/u;
const RANGE = /^\s*([^\s<>=!:]+)\s*:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)\s*$/u;

/** Reads `numericFilters`: a comparison or a range, or a list joined by AND whose nested lists are joined by OR. */
export function parseNumericFilters(value: unknown): FacetFilter {
  if (value === undefined || value === null || value === '') return [];
  const list = typeof value === 'string' ? value.split(',', MAX_CONDITIONS + 1) : value;
  if (!Array.isArray(list)) throw expected();
  const groups = list.map((item: unknown) => (Array.isArray(item) ? (item as unknown[]) : [item]));
  if (groups.reduce((sum, {length}) => sum + length, 0) > MAX_CONDITIONS) {
    throw invalidParameter('numericFilters', `at most ${MAX_CONDITIONS} conditions`);
  }
  return groups.flatMap((group): FacetFilter => {
    if (!group.every((item) => typeof item === 'string')) throw expected();
    const conditions = group.map((item) => parseNumericCondition('numericFilters', item));
    if (conditions.length === 1) return (conditions[0] ?? []).map((condition) => [condition]);
    // A range is two conditions, so that a disjunction with one is distributed over both.
    return conditions.reduce<FacetFilter>(
      (filter, parts) =>
        (filter.length === 0 ? [[]] : filter).flatMap((left) => parts.map((part) => [...left, part])),
      [],
    );
  });
}

/** Reads one comparison, or a range as its two bounds. Throws with status 400 in the name of the parameter. */
export function parseNumericCondition(parameter: string, text: string): FacetCondition[] {
  const [, facet, operator, bound] = COMPARISON.exec(text) ?? [];
  if (facet !== undefined) return [compare(parameter, facet, operator as NumericOperator, Number(bound))];
  const [, name, low, high] = RANGE.exec(text) ?? [];
  if (name === undefined)
    throw invalidParameter(parameter, '"attribute >= number" or "attribute:low TO high"');
  return [compare(parameter, name, '>=', Number(low)), compare(parameter, name, '<=', Number(high))];
}

function compare(parameter: string, facet: string, operator: NumericOperator, bound: number): FacetCondition {
  if (!NUMERIC_ATTRIBUTES.includes(facet)) {
    throw invalidParameter(parameter, `a numeric attribute of this index (${NUMERIC_ATTRIBUTES.join(', ')})`);
  }
  return {facet, value: `${operator} ${bound}`, negated: false, numeric: {operator, bound}};
}

function expected(): Error {
  return invalidParameter('numericFilters', 'strings or arrays of them, nested at most once');
}
