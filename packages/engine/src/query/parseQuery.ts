import {STOP_WORDS} from '../analysis/stopWords.ts';
import {tokenize, type Token} from '../analysis/tokenize.ts';
import {dropTails, UNSPACED} from '../analysis/unspaced.ts';

/** A word that was asked for. */
export interface QueryWord {
  /** The folded word. */
  readonly text: string;
  /** The word as typed. */
  readonly typed: string;
  /** True for the last word while it may be unfinished: it also stands for the words that it starts. */
  readonly prefix: boolean;
  /** True for an identifier or a sign as a whole; the words of an identifier are words of the query as well. */
  readonly whole: boolean;
  /** The identifier that the word is a part of, folded; `undefined` for a word that stands on its own anywhere. */
  readonly partOf: string | undefined;
  /** True for a stop word; it counts only in phrases, or when the query has nothing else. */
  readonly stop: boolean;
}

/** Neighbouring words that may be one word elsewhere, as "drop down" is "dropdown". */
export interface QueryJoin {
  /** The words as one. */
  readonly text: string;
  readonly prefix: boolean;
  readonly words: readonly string[];
}

/** Words in quotes. */
interface QueryPhrase {
  /** The phrase as typed, without the quotes. */
  readonly typed: string;
  /** Its folded words, which must occur next to each other. */
  readonly words: readonly string[];
}

/** A query taken apart. */
export interface ParsedQuery {
  readonly words: readonly QueryWord[];
  readonly joins: readonly QueryJoin[];
  readonly phrases: readonly QueryPhrase[];
  /** None of these phrases (most are one word) may occur. */
  readonly excluded: readonly (readonly string[])[];
}

/** Longest query that is looked at, in UTF-16 units; the rest is ignored. */
export const MAX_QUERY_LENGTH = 512;

/** Most words that a query may have, and most phrases and exclusions; the rest is ignored. */
export const MAX_QUERY_WORDS = 32;

/** Most neighbours that are tried as one word: "end to end". */
const MAX_JOINED = 3;

/** The quotes that keyboards and languages have for `"`. Each is one UTF-16 unit. */
const QUOTES = /[“”„‟«»‹›〝〞＂「」『』]/gu;

/** `"a phrase"` or a bare word, each with an optional minus in front. */
const CLAUSE = /(?<=^|\s)(-?)"([^"]*)"?|(?<=^|\s)-(?=[\p{L}\p{N}_])(\S+)|[^\s"]+|"/gu;

/** What only commands have: options of one letter, long options, assignments, paths, pipes, prompts. */
const COMMAND = /(?:^|\s)(?:(?:-\p{L}|--\S+|[|$>]|&&)(?=\s|=|$)|[.~]?\/)|[=\\]|\/.*\//u;

/** A word that follows a minus. */
const DASHED = /(?<=^|\s)-[\p{L}\p{N}_]\S*/gu;

/** The folded names of the options that a query may have (`-xvf`); what is in the index is no exclusion. */
export function listOptions(query: string): string[] {
  return (query.slice(0, MAX_QUERY_LENGTH).match(DASHED) ?? []).map(toOption);
}

function toOption(clause: string): string {
  return tokenize(clause).find(({text}) => text.startsWith('-'))?.text ?? clause;
}

/**
 * Takes a query apart. With `advancedSyntax`, quotes ask for a phrase, and a minus behind another word excludes a word or
 * a phrase, unless the query is a pasted command or `isKnown` tells that a text has the word with its minus.
 */
export function parseQuery(
  query: string,
  advancedSyntax: boolean,
  unfinished: 'last' | 'all' | 'none' = 'last',
  isKnown: (option: string) => boolean = () => false,
): ParsedQuery {
  const text = query.slice(0, MAX_QUERY_LENGTH);
  const phrases: QueryPhrase[] = [];
  const excluded: string[][] = [];
  const plain: string[] = [];
  /** Words with a minus in front of which no word is: nothing to exclude from. */
  const leading: string[] = [];
  let closed = /\s$/u.test(text);
  if (advancedSyntax) {
    const isCommand = COMMAND.test(text);
    for (const match of text.replace(QUOTES, '"').matchAll(CLAUSE)) {
      const [clause, minus, phrase, word] = match;
      const isLast = match.index + clause.length === text.length;
      if (word !== undefined) {
        if (isCommand || isKnown(toOption(clause))) plain.push(clause);
        else if (plain.length === 0) leading.push(clause);
        else {
          excluded.push(toPhrase(word));
          if (isLast) closed = true;
        }
      } else if (phrase === undefined) plain.push(clause);
      else if (minus === '-') excluded.push(toPhrase(phrase));
      else {
        phrases.push({typed: phrase.trim(), words: toPhrase(phrase)});
        plain.push(phrase);
        if (isLast && clause.endsWith('"')) closed = true;
      }
    }
  } else {
    plain.push(text);
  }
  if (plain.length > 0) plain.unshift(...leading);
  const asked = plain.join(' ');
  const tokens = dropTails(tokenize(asked).filter(({joined}) => joined !== true));
  const words = markUnfinished(toWords(tokens, asked, !closed), unfinished);
  return {
    words,
    joins: listJoins(tokens, words),
    phrases: takeFirst(phrases, ({words: own}) => own),
    excluded: takeFirst(excluded, (own) => own),
  };
}

/** The first of the phrases, each of them once. */
function takeFirst<Phrase>(
  phrases: readonly Phrase[],
  wordsOf: (phrase: Phrase) => readonly string[],
): Phrase[] {
  const different = new Map(phrases.map((phrase) => [wordsOf(phrase).join(' '), phrase]));
  different.delete('');
  return [...different.values()].slice(0, MAX_QUERY_WORDS);
}

function markUnfinished(words: QueryWord[], which: 'last' | 'all' | 'none'): QueryWord[] {
  if (which === 'last') return words;
  return words.map((word) => ({...word, prefix: which === 'all' && !word.whole}));
}

function toPhrase(text: string): string[] {
  return dropTails(tokenize(text).filter(({whole}) => !whole))
    .map((token) => token.text)
    .slice(0, MAX_QUERY_WORDS);
}

function toWords(tokens: readonly Token[], asked: string, lastIsPrefix: boolean): QueryWord[] {
  const end = Math.max(0, ...tokens.map((token) => token.end));
  const words = new Map<string, QueryWord>();
  for (const {text, whole, start, end: tokenEnd} of tokens) {
    const host = tokens.find(
      (other) => other.whole && other.text !== text && other.start <= start && tokenEnd <= other.end,
    );
    const isLetter = /^\p{L}$/u.test(text) && host !== undefined && !UNSPACED.test(text);
    // The letter of `-v` is no word, and that of `AT&T` begins none.
    if (isLetter && host.text.startsWith('-')) continue;
    const prefix = lastIsPrefix && tokenEnd === end && !isLetter;
    const known = words.get(text);
    words.set(text, {
      text,
      typed: asked.slice(start, tokenEnd),
      prefix: prefix || known?.prefix === true,
      whole,
      partOf: whole || (known !== undefined && known.partOf === undefined) ? undefined : host?.text,
      stop: STOP_WORDS.has(text),
    });
  }
  return [...words.values()].slice(0, MAX_QUERY_WORDS);
}

/** The neighbours of a query that may be one word. A letter at the end is an ending or not typed to its end. */
function listJoins(tokens: readonly Token[], words: readonly QueryWord[]): QueryJoin[] {
  const wholes = tokens.filter(({whole}) => whole);
  const isPart = ({start, end}: Token): boolean =>
    wholes.some((whole) => whole.start <= start && end <= whole.end);
  const plain = tokens.filter((token) => !token.whole);
  const joins: QueryJoin[] = [];
  plain.forEach((_, from) => {
    for (let to = from + 2; to <= Math.min(plain.length, from + MAX_JOINED); to += 1) {
      if (plain.slice(from, to).some(isPart)) break;
      const run = plain.slice(from, to).map(({text}) => text);
      const last = run.at(-1) as string;
      if (UNSPACED.test(last) || UNSPACED.test(run[0] as string)) return;
      const text = run.join('');
      if (/^\p{L}$/u.test(last) || run.every((word) => STOP_WORDS.has(word))) continue;
      if (words.some((word) => word.text === text)) continue;
      joins.push({text, prefix: words.some((word) => word.text === last && word.prefix), words: run});
    }
  });
  return joins;
}
