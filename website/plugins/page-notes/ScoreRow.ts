/** The terms of a page and their shares of it. */
export type Vector = ReadonlyMap<string, number>;

/** The pages with a term, in order, and its share of each. */
interface Posting {
  readonly pages: number[];
  readonly shares: number[];
}

/** Terms by page and pages by term. */
export interface TermIndex {
  readonly weight: number;
  readonly postings: readonly Posting[];
  /** The terms of each page by ascending number, with their shares of the page. */
  readonly termsOf: readonly (readonly (readonly [term: number, share: number])[])[];
}

/** Indexes the terms of all pages; `weight` is how much they count. */
export function indexTerms(vectors: readonly Vector[], weight: number): TermIndex {
  const numbers = new Map<string, number>();
  const postings: Posting[] = [];
  const termsOf = vectors.map((vector, page) => {
    const terms = [...vector].map(([word, share]): [number, number] => {
      let number = numbers.get(word);
      if (number === undefined) {
        number = postings.length;
        numbers.set(word, number);
        postings.push({pages: [], shares: []});
      }
      postings[number]?.pages.push(page);
      postings[number]?.shares.push(share);
      return [number, share];
    });
    return terms.sort(([a], [b]) => a - b);
  });
  return {weight, postings, termsOf};
}

/** The scores of all pages for one page. A single row is reused for every page, as a matrix would grow quadratically. */
export class ScoreRow {
  readonly #scores: Float64Array;
  readonly #isAdded: Uint8Array;
  readonly #added: number[] = [];

  constructor(pageCount: number) {
    this.#scores = new Float64Array(pageCount);
    this.#isAdded = new Uint8Array(pageCount);
  }

  add(page: number, score: number): void {
    if (this.#isAdded[page] === 0) {
      this.#isAdded[page] = 1;
      this.#added.push(page);
    }
    this.#scores[page] = (this.#scores[page] ?? 0) + score;
  }

  addShared({weight, postings, termsOf}: TermIndex, page: number): void {
    for (const [term, share] of termsOf[page] ?? []) {
      const {pages = [], shares = []} = postings[term] ?? {};
      for (let index = 0; index < pages.length; index++)
        this.add(pages[index] as number, weight * share * (shares[index] as number));
    }
  }

  /** Returns the scores for a page and clears the row. */
  take(page: number): [other: number, score: number][] {
    const row = this.#added.map((other): [number, number] => [other, this.#scores[other] ?? 0]);
    for (const other of this.#added) {
      this.#scores[other] = 0;
      this.#isAdded[other] = 0;
    }
    this.#added.length = 0;
    return row.filter(([other]) => other !== page);
  }
}
