import type {FacetCondition, FacetFilter} from '../query/filters.ts';
import {invalidParameter} from './ProtocolError.ts';
import {parseNumericCondition} from './parseNumericFilters.ts';

/** Most conditions of a filter, also after it has been written as a conjunction of disjunctions. */
const MAX_CONDITIONS = 200;
const MAX_LENGTH = 4096;

/** A quoted text, a parenthesis, an operator of a comparison, a colon, or what stands between them. */
const TOKEN =
  /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([()])|(<=|>=|!=|<|>|=)|(:)|([^\s()"':<>=!]+))/uy;

interface Token {
  readonly text: string;
  /** `quoted` and `word` are names and values. */
  readonly kind: 'quoted' | 'word' | 'parenthesis' | 'operator' | 'colon';
}

/**
 * Reads the parameter `filters`: conditions joined by AND, OR and NOT, with parentheses anywhere; AND binds closer than
 * OR. `facet:value`, `facet:low TO high` and `facet >= number` are conditions. Throws with status 400 for anything else.
 */
export function parseFilters(value: unknown): FacetFilter {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value !== 'string') throw invalid('a string');
  if (value.length > MAX_LENGTH) throw invalid(`at most ${MAX_LENGTH} characters`);
  if (value.trim() === '') return [];
  return new FilterReader(tokenize(value)).readAll();
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

/** Reads tokens by recursive descent; every method returns a conjunction of disjunctions. */
class FilterReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  readAll(): FacetFilter {
    const filter = this.#readOr(false);
    if (this.#at < this.#tokens.length) throw this.#unexpected('AND or OR');
    return filter;
  }

  #readOr(negated: boolean): FacetFilter {
    let filter = this.#readAnd(negated);
    while (this.#take('word', 'OR')) {
      const other = this.#readAnd(negated);
      filter = negated ? both(filter, other) : either(filter, other);
    }
    return filter;
  }

  #readAnd(negated: boolean): FacetFilter {
    let filter = this.#readNot(negated);
    while (this.#take('word', 'AND')) {
      const other = this.#readNot(negated);
      filter = negated ? either(filter, other) : both(filter, other);
    }
    return filter;
  }

  #readNot(negated: boolean): FacetFilter {
    if (this.#take('word', 'NOT')) return this.#readNot(!negated);
    if (!this.#take('parenthesis', '(')) return this.#readCondition(negated);
    const filter = this.#readOr(negated);
    if (!this.#take('parenthesis', ')')) throw this.#unexpected('a closing parenthesis');
    return filter;
  }

  #readCondition(negated: boolean): FacetFilter {
    const name = this.#readText('a condition such as facet:value');
    // The condition may be quoted as a whole: "facet:value".
    const whole = name.kind === 'quoted' && !this.#isNext('colon') && !this.#isNext('operator');
    if (whole || name.text.includes(':')) {
      const colon = name.text.indexOf(':');
      if (colon < 1) throw invalid(`a facet before the value "${name.text}"; this index has no tags`);
      return [[{facet: name.text.slice(0, colon), value: name.text.slice(colon + 1).trim(), negated}]];
    }
    if (this.#isNext('operator')) {
      const operator = this.#next()?.text as string;
      const bound = this.#readText('a number').text;
      return [[negate(parseNumericCondition('filters', `${name.text} ${operator} ${bound}`)[0], negated)]];
    }
    if (!this.#take('colon', ':'))
      throw invalid(`a facet before the value "${name.text}"; this index has no tags`);
    const value = this.#readText('a value').text;
    if (!this.#take('word', 'TO')) return [[{facet: name.text, value, negated}]];
    const range = parseNumericCondition(
      'filters',
      `${name.text}:${value} TO ${this.#readText('a number').text}`,
    );
    const parts = range.map((condition) => negate(condition, negated));
    return negated ? [parts] : parts.map((part) => [part]);
  }

  #readText(expected: string): Token {
    const token = this.#next();
    const isText =
      token?.kind === 'quoted' || (token?.kind === 'word' && !/^(?:AND|OR|NOT|TO)$/u.test(token.text));
    if (token === undefined || !isText) {
      this.#at -= 1;
      throw this.#unexpected(expected);
    }
    return token;
  }

  #next(): Token | undefined {
    this.#at += 1;
    return this.#tokens[this.#at - 1];
  }

  #isNext(kind: Token['kind']): boolean {
    return this.#tokens[this.#at]?.kind === kind;
  }

  #take(kind: Token['kind'], text: string): boolean {
    const token = this.#tokens[this.#at];
    if (token?.kind !== kind || token.text !== text) return false;
    this.#at += 1;
    return true;
  }

  #unexpected(expected: string): Error {
    const found = this.#tokens[this.#at]?.text;
    return invalid(
      `${expected} ${found === undefined ? 'at the end' : `instead of "${found.slice(0, 40)}"`}`,
    );
  }
}

function negate(condition: FacetCondition | undefined, negated: boolean): FacetCondition {
  return {...(condition as FacetCondition), negated};
}

function both(a: FacetFilter, b: FacetFilter): FacetFilter {
  return bounded([...a, ...b], a.length + b.length);
}

/** Distributes OR over AND. */
function either(a: FacetFilter, b: FacetFilter): FacetFilter {
  if (a.length * b.length > MAX_CONDITIONS) throw tooMany();
  return bounded(
    a.flatMap((left) => b.map((right) => [...left, ...right])),
    a.length * b.length,
  );
}

function bounded(filter: FacetFilter, groups: number): FacetFilter {
  if (groups > MAX_CONDITIONS || filter.reduce((sum, {length}) => sum + length, 0) > MAX_CONDITIONS)
    throw tooMany();
  return filter;
}

function tooMany(): Error {
  return invalid(`at most ${MAX_CONDITIONS} conditions`);
}

function invalid(expected: string): Error {
  return invalidParameter('filters', expected);
}
