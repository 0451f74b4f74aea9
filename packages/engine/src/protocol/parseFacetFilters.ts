import type {FacetCondition, FacetFilter} from '../query/filters.ts';
import {invalidParameter} from './ProtocolError.ts';

/** Most conditions of one request. */
const MAX_CONDITIONS = 200;

/**
 * Reads the facet filters of a request: `"facet:value"`, or a list joined by AND whose nested lists are joined by OR;
 * a minus before the value negates. A string may hold a JSON list, as older clients send it.
 */
export function parseFacetFilters(value: unknown): FacetFilter {
  if (value === undefined || value === null || value === '') return [];
  const list = typeof value === 'string' ? readText(value) : value;
  if (!Array.isArray(list)) throw invalidFilters();
  const filter = list.map((item: unknown) =>
    (Array.isArray(item) ? item : [item]).map((condition) => parseCondition(condition)),
  );
  if (filter.flat().length > MAX_CONDITIONS) {
    throw invalidParameter('facetFilters', `at most ${MAX_CONDITIONS} conditions`);
  }
  return filter.filter((group) => group.length > 0);
}

function readText(text: string): unknown {
  if (!text.startsWith('[')) return text.split(',').map((part) => part.trim());
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidFilters();
  }
}

function parseCondition(condition: unknown): FacetCondition {
  const colon = typeof condition === 'string' ? condition.indexOf(':') : -1;
  if (typeof condition !== 'string' || colon < 1) throw invalidFilters();
  const before = condition.slice(0, colon).trim();
  const after = condition.slice(colon + 1).trim();
  const negated = after.startsWith('-') || before.startsWith('-');
  return {
    facet: before.replace(/^-/u, ''),
    // A backslash keeps a leading minus that belongs to the value.
    value: after.replace(/^-/u, '').replace(/^\\-/u, '-'),
    negated,
  };
}

function invalidFilters(): Error {
  return invalidParameter('facetFilters', '"facet:value" strings or arrays of them, nested at most once');
}
