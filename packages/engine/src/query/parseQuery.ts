import {STOP_WORDS} from '../analysis/stopWords.ts';
import {tokenize, type Token} from '../analysis/tokenize.ts';

/** A word that was asked for. */
export interface QueryWord {
  /** The folded word. */
  readonly text: string;
  /** True for the last word while it may be unfinished: it also stands for the words that it starts. */
  readonly prefix: boolean;
  /** True for an identifier as a whole, whose parts are words of the query as well. */
  readonly whole: boolean;
  /** The identifier that the word is a part of, folded; `undefined` for a word that stands on its own anywhere. */
  readonly partOf: string | undefined;
  /** True for a stop word; it counts only in phrases, or when the query has nothing else. */
  readonly stop: boolean;
}

/** A query taken apart. */
export interface ParsedQuery {
  readonly words: readonly QueryWord[];
  /** Each phrase must occur with its words next to each other. */
  readonly phrases: readonly (readonly string[])[];
  /** None of these phrases (most are one word) may occur. */
  readonly excluded: readonly (readonly string[])[];
}

/** Longest query that is looked at, in UTF-16 units; the rest is ignored. */
export const MAX_QUERY_LENGTH = 512;

/** Most words that a query may have, and most phrases and exclusions; the rest is ignored. */
export const MAX_QUERY_WORDS = 32;

/** `"a phrase"` or a bare word, each with an optional minus in front. */
const CLAUSE = /(?<=^|\s)(-?)"([^"]*)"?|(?<=^|\s)-(?=[\p{L}\p{N}_])(\S+)|[^\s"]+|"/gu;

/**
 * Takes a query apart. With `advancedSyntax`, quotes ask for a phrase and a leading minus excludes a word or a phrase;
 * without it both are ordinary characters.
 */
export function parseQuery(
  query: string,
  advancedSyntax: boolean,
  unfinished: 'last' | 'all' | 'none' = 'last',
): ParsedQuery {
  const text = query.slice(0, MAX_QUERY_LENGTH);
  const phrases: string[][] = [];
  const excluded: string[][] = [];
  const plain: string[] = [];
  let closed = /\s$/u.test(text);
  if (advancedSyntax) {
    for (const match of text.matchAll(CLAUSE)) {
      const [clause, minus, phrase, word] = match;
      const isLast = match.index + clause.length === text.length;
      if (word !== undefined) excluded.push(phraseWords(word));
      else if (phrase === undefined) plain.push(clause);
      else if (minus === '-') excluded.push(phraseWords(phrase));
      else {
        phrases.push(phraseWords(phrase));
        plain.push(phrase);
        if (isLast && clause.endsWith('"')) closed = true;
      }
      if (isLast && word !== undefined) closed = true;
    }
  } else {
    plain.push(text);
  }
  return {
    words: markUnfinished(toWords(tokenize(plain.join(' ')), !closed), unfinished),
    phrases: takeFirst(phrases),
    excluded: takeFirst(excluded),
  };
}

/** The first of the phrases, each of them once. */
function takeFirst(phrases: readonly (readonly string[])[]): (readonly string[])[] {
  const different = new Map(phrases.map((phrase) => [phrase.join(' '), phrase]));
  different.delete('');
  return [...different.values()].slice(0, MAX_QUERY_WORDS);
}

function markUnfinished(words: QueryWord[], which: 'last' | 'all' | 'none'): QueryWord[] {
  if (which === 'last') return words;
  return words.map((word) => ({...word, prefix: which === 'all' && !word.whole}));
}

function phraseWords(text: string): string[] {
  return tokenize(text)
    .filter((token) => !token.whole)
    .map((token) => token.text)
    .slice(0, MAX_QUERY_WORDS);
}

function toWords(tokens: readonly Token[], lastIsPrefix: boolean): QueryWord[] {
  const end = Math.max(0, ...tokens.map((token) => token.end));
  const words = new Map<string, QueryWord>();
  for (const {text, whole, start, end: tokenEnd} of tokens) {
    const prefix = lastIsPrefix && tokenEnd === end;
    const known = words.get(text);
    const host = tokens.find((other) => other.whole && other.start <= start && tokenEnd <= other.end);
    words.set(text, {
      text,
      prefix: prefix || known?.prefix === true,
      whole,
      partOf: whole || (known !== undefined && known.partOf === undefined) ? undefined : host?.text,
      stop: STOP_WORDS.has(text),
    });
  }
  return [...words.values()].slice(0, MAX_QUERY_WORDS);
}
