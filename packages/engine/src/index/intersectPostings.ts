import type {Postings} from './Posting.ts';

/** Returns the sections that every list has, each with the smallest of its weights. */
export function intersectPostings(lists: readonly Postings[]): Postings {
  const [first, ...rest] = lists;
  const sections: number[] = [];
  const weights: number[] = [];
  const others = rest.map(
    ({sections: list, weights: steps}) =>
      new Map(Array.from(list, (section, at) => [section, steps[at] as number])),
  );
  first?.sections.forEach((section, at) => {
    const steps = others.map((other) => other.get(section));
    if (steps.includes(undefined)) return;
    sections.push(section);
    weights.push(Math.min(first.weights[at] as number, ...(steps as number[])));
  });
  return {sections: Uint32Array.from(sections), weights: Uint8Array.from(weights)};
}
