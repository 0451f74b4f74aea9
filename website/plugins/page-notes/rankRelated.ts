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

/** The cosine of two vectors of unit length. */
function cosine(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [term, share] of one) sum += share * (other.get(term) ?? 0);
  return sum;
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
  const words = toVectors(pages);
  const tags = pages.map((page) => unit(page.tags));
  const linkers = pages.map(({id}) => pages.filter(({links}) => links.includes(id)).map((page) => page.id));
  const linkedFrom = linkers.map(unit);
  const rank = (page: PageSource, place: number): string[] => {
    const left = new Set([page.id, ...exclude(page.id)]);
    const scoreOf = (other: PageSource, at: number): number =>
      weights.words * cosine(words[place] as Vector, words[at] as Vector) +
      weights.together * cosine(linkedFrom[place] as Vector, linkedFrom[at] as Vector) +
      weights.tags * cosine(tags[place] as Vector, tags[at] as Vector) +
      weights.links * (Number(page.links.includes(other.id)) + Number(other.links.includes(page.id)));
    return pages
      .flatMap((other, at) => {
        if (other.isLanding || left.has(other.id)) return [];
        const score = scoreOf(other, at);
        if (score === 0) return [];
        return [{id: other.id, score: score + (other.product === page.product ? weights.product : 0)}];
      })
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, count)
      .map(({id}) => id);
  };
  return new Map(pages.map((page, place) => [page.id, rank(page, place)]));
}
