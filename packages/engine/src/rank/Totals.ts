import type {Catalog} from '../index/Catalog.ts';

/** What the words of a query add up to, for each section or for each page. Between two queries all of it is zero. */
export interface Totals {
  readonly scores: Float64Array;
  /** Number of words that match; one that matches by a lesser form is less than one. */
  readonly matched: Float64Array;
  /** Frequency of the word at hand; all zero between words. */
  readonly frequencies: Float64Array;
  /** How much of a match the word at hand is, up to 1; all zero between words. */
  readonly shares: Float64Array;
  /** Where the word at hand occurs, in the order in which it was found there. */
  readonly touched: Uint32Array;
}

/** What the pages of a catalogue make of each query's scores. */
export interface PageFactors {
  /** What a score is multiplied by. */
  readonly priors: Float64Array;
  /** What the frequency of a word is divided by. */
  readonly norms: Float64Array;
}

/** The totals of the sections and of the pages. */
export interface CatalogTotals extends PageFactors {
  readonly sections: Totals;
  readonly pages: Totals;
}

/** The totals of each catalogue that are not in use. */
const free = new WeakMap<Catalog, CatalogTotals>();

/** Returns totals to rank with in a catalogue, all zero. */
export function takeTotals(
  catalog: Catalog,
  createFactors: (catalog: Catalog) => PageFactors,
): CatalogTotals {
  const known = free.get(catalog);
  free.delete(catalog);
  return (
    known ?? {
      sections: createTotals(catalog.sectionCount),
      pages: createTotals(catalog.pageCount),
      ...createFactors(catalog),
    }
  );
}

/** Lets the next query use the totals, which must be all zero; after an error they are not given back. */
export function giveBackTotals(catalog: Catalog, totals: CatalogTotals): void {
  free.set(catalog, totals);
}

function createTotals(size: number): Totals {
  return {
    scores: new Float64Array(size),
    matched: new Float64Array(size),
    frequencies: new Float64Array(size),
    shares: new Float64Array(size),
    touched: new Uint32Array(size),
  };
}
