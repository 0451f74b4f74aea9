import type {FacetCondition, FacetFilter} from '../query/filters.ts';
import {invalidParameter} from './ProtocolError.ts';
import {readConditions} from './readConditions.ts';

const EXPECTED = '"facet:value" strings or arrays of them, nested at most once';

/**
 * Parses facet filters: `"facet:value"`, or a list joined by AND with nested lists joined by OR; a minus before the value
 * negates. A string may contain a JSON list, as older clients send it.
 */
export function parseFacetFilters(value: unknown, name = 'facetFilters'): FacetFilter {
  if (value === undefined || value === null || value === '') return [];
  const list = typeof value === 'string' ? readText(value, name) : value;
  const filter = readConditions(list, name, EXPECTED).map((group) =>
    group.map((condition) => parseCondition(condition, name)),
  );
  return filter.filter((group) => group.length > 0);
}

function readText(text: string, name: string): unknown {
  if (!text.startsWith('[')) return text.split(',').map((part) => part.trim());
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidFilters(name);
  }
}

function parseCondition(condition: unknown, name: string): FacetCondition {
  const colon = typeof condition === 'string' ? condition.indexOf(':') : -1;
  if (typeof condition !== 'string' || colon < 1) throw invalidFilters(name);
  const before = condition.slice(0, colon).trim();
  const after = condition.slice(colon + 1).trim();
  const negated = after.startsWith('-') || before.startsWith('-');
  return {
    facet: before.replace(/^-/u, ''),
    // A backslash escapes a leading minus that is part of the value.
    value: after.replace(/^-/u, '').replace(/^\\-/u, '-'),
    negated,
  };
}

function invalidFilters(name: string): Error {
  return invalidParameter(name, EXPECTED);
}
