import type {Postings} from './Posting.ts';
import {sectionsOf, type Term} from './TermTable.ts';

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
