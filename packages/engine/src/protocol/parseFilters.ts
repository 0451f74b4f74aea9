import type {FacetFilter} from '../query/filters.ts';
import {invalidParameter} from './ProtocolError.ts';
import {parseNumericCondition, MAX_CONDITIONS} from './parseFacetFilters.ts';

const MAX_LENGTH = 4096;

/** A quoted text, a parenthesis, a comparison operator, a colon, or a word. */
const TOKEN =
  /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([()])|(<=|>=|!=|<|>|=)|(:)|([^\s()"':<>=!]+))/uy;

interface Token {
  readonly text: string;
  /** `quoted` and `word` are names and values. */
  readonly kind: 'quoted' | 'word' | 'parenthesis' | 'operator' | 'colon';
}

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

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw invalid(`a condition at "${text.slice(at, at + 20)}"`);
    const [, double, single, parenthesis, operator, colon, word = ''] = match;
    const quoted = double ?? single;
    if (quoted !== undefined) tokens.push({text: quoted.replace(/\\(.)/gu, '$1'), kind: 'quoted'});
    else if (parenthesis !== undefined) tokens.push({text: parenthesis, kind: 'parenthesis'});
    else if (operator !== undefined) tokens.push({text: operator, kind: 'operator'});
    else tokens.push(colon === undefined ? {text: word, kind: 'word'} : {text: colon, kind: 'colon'});
  }
  return tokens;
}

/** Parses tokens by recursive descent; every step returns a conjunction of disjunctions. */
function readTokens(tokens: readonly Token[]): FacetFilter {
  let at = 0;

  const isNext = (kind: Token['kind'], text = tokens[at]?.text): boolean =>
    tokens[at]?.kind === kind && tokens[at]?.text === text;

  const take = (kind: Token['kind'], text: string): boolean => {
    const isThere = isNext(kind, text);
    if (isThere) at += 1;
    return isThere;
  };

  const unexpected = (expected: string): Error => {
    const found = tokens[at]?.text;
    return invalid(
      `${expected} ${found === undefined ? 'at the end' : `instead of "${found.slice(0, 40)}"`}`,
    );
  };

  const readText = (expected: string): Token => {
    const token = tokens[at];
    const isText =
      token?.kind === 'quoted' || (token?.kind === 'word' && !/^(?:AND|OR|NOT|TO)$/u.test(token.text));
    if (!isText) throw unexpected(expected);
    at += 1;
    return token;
  };

  const readOr = (negated: boolean): FacetFilter => {
    let filter = readAnd(negated);
    while (take('word', 'OR')) filter = join(filter, readAnd(negated), negated);
    return filter;
  };

  const readAnd = (negated: boolean): FacetFilter => {
    let filter = readNot(negated);
    while (take('word', 'AND')) filter = join(filter, readNot(negated), !negated);
    return filter;
  };

  const readNot = (negated: boolean): FacetFilter => {
    if (take('word', 'NOT')) return readNot(!negated);
    if (!take('parenthesis', '(')) return readCondition(negated);
    const filter = readOr(negated);
    if (!take('parenthesis', ')')) throw unexpected('a closing parenthesis');
    return filter;
  };

  const readCondition = (negated: boolean): FacetFilter => {
    const {kind, text: name} = readText('a condition such as facet:value');
    // The whole condition may be quoted: "facet:value".
    const whole = kind === 'quoted' && !isNext('colon') && !isNext('operator');
    const colon = name.indexOf(':');
    if (whole || colon !== -1) {
      if (colon < 1) throw withoutFacet(name);
      return [[{facet: name.slice(0, colon), value: name.slice(colon + 1).trim(), negated}]];
    }
    if (isNext('operator')) {
      const operator = tokens[at]?.text as string;
      at += 1;
      return readNumbers(`${name} ${operator} ${readText('a number').text}`, negated);
    }
    if (!take('colon', ':')) throw withoutFacet(name);
    const value = readText('a value').text;
    if (!take('word', 'TO')) return [[{facet: name, value, negated}]];
    return readNumbers(`${name}:${value} TO ${readText('a number').text}`, negated);
  };

  const filter = readOr(false);
  if (at < tokens.length) throw unexpected('AND or OR');
  return filter;
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
