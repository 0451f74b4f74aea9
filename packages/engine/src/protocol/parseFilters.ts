import type {FacetFilter} from '../query/filters.ts';
import {invalidParameter} from './ProtocolError.ts';
import {parseNumericCondition, MAX_CONDITIONS} from './parseFacetFilters.ts';

const MAX_LENGTH = 4096;

/** A quoted text, a parenthesis, a comparison operator, a colon, or a word. */
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[():=]|<=|>=|!=|<|>|[^\s()"':<>=!]+)/uy;

/** Tokens that are neither names nor values. */
const RESERVED = /^(?:[():]|[<>=!]+|AND|OR|NOT|TO)$/u;

/**
 * Parses the parameter `filters`: conditions with AND, OR, NOT and parentheses, where AND binds tighter than OR. Conditions
 * are `facet:value`, `facet:low TO high` and `facet >= number`. Throws with status 400 for anything else.
 */
export function parseFilters(value: unknown): FacetFilter {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value !== 'string') throw invalid('a string');
  if (value.length > MAX_LENGTH) throw invalid(`at most ${MAX_LENGTH} characters`);
  if (value.trim() === '') return [];
  return readTokens(tokenize(value));
}

function tokenize(text: string): string[] {
  const tokens: string[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) throw invalid(`a condition at "${text.slice(at, at + 20)}"`);
    tokens.push(token);
  }
  return tokens;
}

/** Parses tokens by recursive descent; every step returns a conjunction of disjunctions. */
function readTokens(tokens: readonly string[]): FacetFilter {
  let at = 0;

  const take = (token: string): boolean => {
    const isThere = tokens[at] === token;
    if (isThere) at += 1;
    return isThere;
  };

  const unexpected = (expected: string): Error => {
    const found = tokens[at];
    return invalid(
      `${expected} ${found === undefined ? 'at the end' : `instead of "${found.slice(0, 40)}"`}`,
    );
  };

  const readText = (expected: string): string => {
    const token = tokens[at];
    if (token === undefined || RESERVED.test(token)) throw unexpected(expected);
    at += 1;
    return isQuoted(token) ? token.slice(1, -1).replace(/\\(.)/gu, '$1') : token;
  };

  const readOr = (negated: boolean): FacetFilter => {
    let filter = readAnd(negated);
    while (take('OR')) filter = join(filter, readAnd(negated), negated);
    return filter;
  };

  const readAnd = (negated: boolean): FacetFilter => {
    let filter = readNot(negated);
    while (take('AND')) filter = join(filter, readNot(negated), !negated);
    return filter;
  };

  const readNot = (negated: boolean): FacetFilter => {
    if (take('NOT')) return readNot(!negated);
    if (!take('(')) return readCondition(negated);
    const filter = readOr(negated);
    if (!take(')')) throw unexpected('a closing parenthesis');
    return filter;
  };

  const readCondition = (negated: boolean): FacetFilter => {
    const wasQuoted = isQuoted(tokens[at] ?? '');
    const name = readText('a condition such as facet:value');
    const next = tokens[at] ?? '';
    const isCompared = /^[<>=!]/u.test(next);
    const colon = name.indexOf(':');
    // The whole condition may be quoted: "facet:value".
    if (colon !== -1 || (wasQuoted && next !== ':' && !isCompared)) {
      if (colon < 1) throw withoutFacet(name);
      return [[{facet: name.slice(0, colon), value: name.slice(colon + 1).trim(), negated}]];
    }
    if (isCompared) {
      at += 1;
      return readNumbers(`${name} ${next} ${readText('a number')}`, negated);
    }
    if (!take(':')) throw withoutFacet(name);
    const value = readText('a value');
    if (!take('TO')) return [[{facet: name, value, negated}]];
    return readNumbers(`${name}:${value} TO ${readText('a number')}`, negated);
  };

  const filter = readOr(false);
  if (at < tokens.length) throw unexpected('AND or OR');
  return filter;
}

function isQuoted(token: string): boolean {
  return /^["']/u.test(token);
}

/** Parses a comparison, or a range as two comparisons. */
function readNumbers(text: string, negated: boolean): FacetFilter {
  const parts = parseNumericCondition('filters', text).map((condition) => ({...condition, negated}));
  return negated ? [parts] : parts.map((part) => [part]);
}

/** Joins two filters by AND, or by OR, which is distributed over AND and can produce many conditions. */
function join(a: FacetFilter, b: FacetFilter, isBoth: boolean): FacetFilter {
  const groups = isBoth ? a.length + b.length : a.length * b.length;
  if (groups > MAX_CONDITIONS) throw tooMany();
  const filter = isBoth ? [...a, ...b] : a.flatMap((left) => b.map((right) => [...left, ...right]));
  if (filter.flat().length > MAX_CONDITIONS) throw tooMany();
  return filter;
}

function withoutFacet(value: string): Error {
  return invalid(`a facet before the value "${value}"; this index has no tags`);
}

function tooMany(): Error {
  return invalid(`at most ${MAX_CONDITIONS} conditions`);
}

function invalid(expected: string): Error {
  return invalidParameter('filters', expected);
}
