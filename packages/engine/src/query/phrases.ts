import {tokenizeOften} from '../analysis/tokenizeOften.ts';
import {dropTails, isCharacter} from '../analysis/unspaced.ts';
import {findTerm, type TermTable} from '../index/TermTable.ts';
import type {ParsedQuery} from './parseQuery.ts';

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
