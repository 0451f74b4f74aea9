import {STOP_WORDS} from '../analysis/stopWords.ts';
import {findTerm, type Term, type TermTable, sectionsOf, type Postings} from '../index/TermTable.ts';
import type {WordForm} from './expandWord.ts';

/** How well two words stand for the one that they are written as. */
const SPLIT_WEIGHT = 0.8;

/** Fewest letters of either part, and of the longer one. */
const LEAST_LETTERS = 2;
const LEAST_LONGER = 4;

/**
 * Returns the pairs of words that a word which the index lacks was joined from, each as one term of the sections that have
 * both: `moonkettle` stands for "Moon Kettle", `jdk17` for "JDK 17".
 */
export async function splitWord(table: TermTable, text: string): Promise<WordForm[]> {
  const places = listPlaces(text);
  await table.load(places.map((at) => text.slice(0, at)));
  // The second parts are all over the dictionary, so only those behind a known first one are read.
  const known = places.filter((at) => findTerm(table, text.slice(0, at)) !== undefined);
  await table.load(known.map((at) => text.slice(at)));
  return known.flatMap((at) => {
    const [first, second] = [text.slice(0, at), text.slice(at)].map((part) => findTerm(table, part));
    if (first === undefined || second === undefined) return [];
    const term = joinTerms([first, second]);
    return term.frequency === 0 ? [] : [{term, weight: SPLIT_WEIGHT, corrected: false}];
  });
}

/** Several words as a term of the sections that have them all. */
export function joinTerms(terms: readonly Term[]): Term {
  const postings = intersectPostings(terms);
  return {
    text: terms.map(({text}) => text).join(' '),
    frequency: postings.sections.length,
    postings,
    from: 0,
  };
}

/** Where a word may be split: between letters and digits, between groups of three digits, or anywhere between letters. */
function listPlaces(text: string): number[] {
  const seam = /^(?:\d+(?=\p{L}+$)|\p{L}+(?=\d+$)|\d{1,3}(?=\d{3}$))/u.exec(text);
  if (seam !== null) return [seam[0].length];
  if (!/^\p{L}+$/u.test(text) || text.length < LEAST_LETTERS + LEAST_LONGER) return [];
  const places = Array.from({length: text.length - 2 * LEAST_LETTERS + 1}, (_, at) => at + LEAST_LETTERS);
  return places.filter(
    (at) => Math.max(at, text.length - at) >= LEAST_LONGER && !STOP_WORDS.has(text.slice(0, at)),
  );
}

/** Returns the sections that every term occurs in, each with the smallest of its weights. */
export function intersectPostings(terms: readonly Term[]): Postings {
  const [first, ...rest] = terms;
  const sections: number[] = [];
  const weights: number[] = [];
  const others = rest.map(
    (term) =>
      new Map(
        Array.from(sectionsOf(term), (section, at) => [
          section,
          term.postings.weights[term.from + at] as number,
        ]),
      ),
  );
  if (first !== undefined) {
    sectionsOf(first).forEach((section, at) => {
      const steps = others.map((other) => other.get(section));
      if (steps.includes(undefined)) return;
      sections.push(section);
      weights.push(Math.min(first.postings.weights[first.from + at] as number, ...(steps as number[])));
    });
  }
  return {sections: Uint32Array.from(sections), weights: Uint8Array.from(weights)};
}
