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

/** Returns a function that adds the weighted cosine of a vector with each page's to the scores of the pages. */
function compareAll(vectors: readonly Vector[], weight: number) {
  const postings = new Map<string, [place: number, share: number][]>();
  for (const [place, vector] of vectors.entries())
    for (const [term, share] of vector) {
      const posting = postings.get(term);
      if (posting) posting.push([place, share]);
      else postings.set(term, [[place, share]]);
    }
  return (vector: Vector, scores: Float64Array) => {
    for (const [term, share] of vector)
      for (const [place, other] of postings.get(term) ?? []) scores[place]! += weight * share * other;
  };
}

function unit(items: readonly string[]): Vector {
  return new Map(items.map((item) => [item, 1 / Math.sqrt(items.length)]));
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
  const placeOf = new Map(pages.map(({id}, place) => [id, place]));
  const linkers = new Map<string, string[]>(pages.map(({id}) => [id, []]));
  for (const {id, links} of pages) for (const link of new Set(links)) linkers.get(link)?.push(id);
  const signals = [
    {vectors: toVectors(pages), weight: weights.words},
    {vectors: pages.map(({id}) => unit(linkers.get(id) ?? [])), weight: weights.together},
    {vectors: pages.map(({tags}) => unit(tags)), weight: weights.tags},
  ].map(({vectors, weight}) => ({vectors, add: compareAll(vectors, weight)}));
  const rank = (page: PageSource, place: number): string[] => {
    const left = new Set([page.id, ...exclude(page.id)]);
    const scores = new Float64Array(pages.length);
    for (const {vectors, add} of signals) add(vectors[place]!, scores);
    for (const id of [...new Set(page.links), ...(linkers.get(page.id) ?? [])]) {
      const linked = placeOf.get(id);
      if (linked !== undefined) scores[linked]! += weights.links;
    }
    const best: {readonly id: string; readonly score: number}[] = [];
    for (const [at, other] of pages.entries()) {
      if (scores[at] === 0 || other.isLanding || left.has(other.id)) continue;
      const score = scores[at]! + (other.product === page.product ? weights.product : 0);
      if (best.length === count && score < best.at(-1)!.score) continue;
      best.push({id: other.id, score});
      best.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).splice(count);
    }
    return best.map(({id}) => id);
  };
  return new Map(pages.map((page, place) => [page.id, rank(page, place)]));
}
