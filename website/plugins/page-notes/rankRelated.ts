import type {PageSource} from './PageSource.ts';

/** The terms of a page and their shares of it. */
type Vector = ReadonlyMap<string, number>;

/** Weights of the signals that two pages are related (docs/design/content.md). */
export interface RelatedWeights {
  /** Shared terms: cosine of the rarity-weighted words. */
  readonly words: number;
  /** A link in the text, in either direction. */
  readonly links: number;
  /** Pages that a third page links to together. */
  readonly together: number;
  /** Shared tags. */
  readonly tags: number;
  /** The same product. */
  readonly product: number;
}

/** The weights of this site, chosen with `npm run bench:related`. */
export const RELATED_WEIGHTS: RelatedWeights = {
  words: 1,
  links: 0.1,
  together: 0.1,
  tags: 0.05,
  product: 0.05,
};

/** Most words of a page that are compared, the rarest first. */
const MOST_TERMS = 80;
/** A word of title, description, keywords or headings counts as this many of the text. */
const TOP_WORD = 3;

function countWords({words, topWords}: PageSource): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (word: string, times: number) => counts.set(word, (counts.get(word) ?? 0) + times);
  for (const word of words) add(word, 1);
  for (const word of topWords) add(word, TOP_WORD);
  return counts;
}

/** Unit vectors of the words, weighted by tf-idf with a logarithm on both. */
function toVectors(pages: readonly PageSource[]): Vector[] {
  const counts = pages.map(countWords);
  const spread = new Map<string, number>();
  for (const count of counts) {
    for (const word of count.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  }
  return counts.map((count) => {
    const weighted = [...count]
      .map(([word, times]): [string, number] => [
        word,
        (1 + Math.log(times)) * Math.log(pages.length / (spread.get(word) ?? 1)),
      ])
      .filter(([, weight]) => weight > 0)
      .sort(([wordA, a], [wordB, b]) => b - a || (wordA < wordB ? -1 : 1))
      .slice(0, MOST_TERMS);
    const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
    return new Map(weighted.map(([word, weight]) => [word, weight / length]));
  });
}

function unit(items: readonly string[]): Vector {
  return new Map(items.map((item) => [item, 1 / Math.sqrt(items.length)]));
}

/** The ids of the pages that link to each page. */
function linkedFrom(pages: readonly PageSource[], places: ReadonlyMap<string, number>): string[][] {
  const from: string[][] = pages.map(() => []);
  for (const page of pages) {
    for (const link of page.links) from[places.get(link) ?? -1]?.push(page.id);
  }
  return from;
}

/** The pages that each page links to or is linked from, once per link. */
function linkedWith(pages: readonly PageSource[], places: ReadonlyMap<string, number>): number[][] {
  const linked: number[][] = pages.map(() => []);
  for (const [place, page] of pages.entries()) {
    for (const link of page.links) {
      const target = places.get(link);
      if (target === undefined) continue;
      linked[place]?.push(target);
      linked[target]?.push(place);
    }
  }
  return linked;
}

/** Creates a function that adds the weighted similarity of each page to a given page. */
function createScorer(
  vectors: readonly Vector[],
  weight: number,
): (page: number, scores: Map<number, number>) => void {
  const holders = new Map<string, [page: number, share: number][]>();
  for (const [page, vector] of vectors.entries()) {
    for (const [term, share] of vector) {
      const found = holders.get(term);
      if (found) found.push([page, share]);
      else holders.set(term, [[page, share]]);
    }
  }
  return (page, scores) => {
    for (const [term, share] of vectors[page] ?? []) {
      for (const [other, otherShare] of holders.get(term) ?? [])
        scores.set(other, (scores.get(other) ?? 0) + weight * share * otherShare);
    }
  };
}

/** Ids of the pages related to each page, the closest first; never landing pages or those in `exclude`. */
export function rankRelated(
  pages: readonly PageSource[],
  {
    count,
    weights = RELATED_WEIGHTS,
    exclude = () => [],
  }: {
    readonly count: number;
    readonly weights?: RelatedWeights;
    /** Pages that a page links to anyway, such as the next one. */
    readonly exclude?: (id: string) => readonly string[];
  },
): Map<string, string[]> {
  const places = new Map(pages.map(({id}, place) => [id, place]));
  const scorers = [
    createScorer(toVectors(pages), weights.words),
    createScorer(linkedFrom(pages, places).map(unit), weights.together),
    createScorer(
      pages.map((page) => unit(page.tags)),
      weights.tags,
    ),
  ];
  const linked = linkedWith(pages, places);
  const rank = (page: PageSource, place: number): string[] => {
    const scores = new Map<number, number>();
    for (const addScores of scorers) addScores(place, scores);
    for (const other of linked[place] ?? []) scores.set(other, (scores.get(other) ?? 0) + weights.links);
    const left = new Set([page.id, ...exclude(page.id)]);
    return [...scores]
      .flatMap(([index, score]) => {
        const other = pages[index];
        if (other === undefined || other.isLanding || left.has(other.id)) return [];
        return [{id: other.id, score: score + (other.product === page.product ? weights.product : 0)}];
      })
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, count)
      .map(({id}) => id);
  };
  return new Map(pages.map((page, place) => [page.id, rank(page, place)]));
}
