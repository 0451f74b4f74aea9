import {tokenizeOften} from '../analysis/tokenizeOften.ts';
import {dropTails, isCharacter} from '../analysis/unspaced.ts';
import {findTerm, type TermTable, sectionsOf} from '../index/TermTable.ts';
import type {ParsedQuery} from './parseQuery.ts';
import type {Catalog} from '../index/Catalog.ts';
import type {SectionTest} from './filters.ts';

/**
 * Takes the quotes off the phrases with a word that the index lacks: no text has such a phrase, so a slip in it or its
 * unfinished last word would hide every hit. Their words stay in the query like any others.
 */
export async function dropUnknownPhrases(table: TermTable, query: ParsedQuery): Promise<ParsedQuery> {
  if (query.phrases.length === 0) return query;
  await table.load(query.phrases.flatMap(({words}) => words));
  const isKnown = (word: string): boolean => isCharacter(word) || findTerm(table, word) !== undefined;
  return {...query, phrases: query.phrases.filter(({words}) => words.every(isKnown))};
}

/** Tells whether the words of a phrase occur in the text next to each other. */
export function hasPhrase(text: string, phrase: readonly string[]): boolean {
  const words = dropTails(tokenizeOften(text).filter((token) => !token.whole));
  const last = words.length - phrase.length;
  for (let start = 0; start <= last; start += 1) {
    if (phrase.every((word, offset) => isWord(words[start + offset]?.text ?? '', word))) return true;
  }
  return false;
}

/** A character on its own also stands for the pairs that it begins. */
function isWord(text: string, word: string): boolean {
  return text === word || (isCharacter(word) && text.startsWith(word));
}

/** Adds the words of phrases, which must occur, and the excluded ones, which must not, to a test of sections. */
export async function compileClauses(
  {terms, catalog}: {readonly terms: TermTable; readonly catalog: Catalog},
  parsed: ParsedQuery,
  filter: SectionTest,
): Promise<SectionTest> {
  const required = new Set(parsed.phrases.flatMap(({words}) => words).filter((word) => !isCharacter(word)));
  const forbidden = parsed.excluded.filter((phrase) => phrase.length === 1).flat();
  if (required.size + forbidden.length === 0) return filter;
  await terms.load([...required, ...forbidden]);
  /** How many of the required words a section has; far below zero when it has a forbidden one. */
  const met = new Int16Array(catalog.sectionCount);
  const count = (words: Iterable<string>, step: number): void => {
    for (const word of words) {
      const term = findTerm(terms, word);
      for (const section of term ? sectionsOf(term) : []) met[section] = (met[section] as number) + step;
    }
  };
  count(required, 1);
  count(forbidden, -1000);
  return (section) => met[section] === required.size && filter(section);
}
