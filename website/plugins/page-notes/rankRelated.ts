import type {PageSource} from './PageSource.ts';

/** How much each sign counts that two pages belong together (decisions/0020, 0045). */
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

/** The weights that the site uses; measured with `npm run bench:related` (decisions/0045). */
export const RELATED_WEIGHTS: RelatedWeights = {
  words: 1,
  links: 0.1,
  together: 0.1,
  tags: 0.05,
  product: 0.05,
};

/** Words of a page that are compared; the rarest say what it is about. */
const MOST_TERMS = 80;
/** A word of title, description, keywords or headings counts as this many of the text. */
const TOP_WORD = 3;

type Vector = ReadonlyMap<string, number>;

function countWords({words, topWords}: PageSource): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (word: string, times: number) => counts.set(word, (counts.get(word) ?? 0) + times);
  for (const word of words) add(word, 1);
  for (const word of topWords) add(word, TOP_WORD);
  return counts;
}

/** Unit vectors of the words, weighted by how rare they are (tf-idf with a logarithm on both). */
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

/** For each page the scores of the pages that have something in common with it. */
type Scores = Map<number, number>[];

function addScore(scores: Scores, from: number, to: number, score: number): void {
  const row = scores[from];
  if (row !== undefined && from !== to) row.set(to, (row.get(to) ?? 0) + score);
}

function addShared(scores: Scores, vectors: readonly Vector[], weight: number): void {
  const pagesOf = new Map<string, [page: number, share: number][]>();
  for (const [page, vector] of vectors.entries()) {
    for (const [word, share] of vector) {
      const list = pagesOf.get(word);
      if (list === undefined) pagesOf.set(word, [[page, share]]);
      else list.push([page, share]);
    }
  }
  for (const list of pagesOf.values()) {
    for (const [a, shareA] of list) {
      for (const [b, shareB] of list) addScore(scores, a, b, weight * shareA * shareB);
    }
  }
}

function unit(items: readonly string[]): Vector {
  return new Map(items.map((item) => [item, 1 / Math.sqrt(items.length)]));
}

/** The links that lead to each page, from where. */
function linkedFrom(pages: readonly PageSource[], places: ReadonlyMap<string, number>): string[][] {
  const from: string[][] = pages.map(() => []);
  for (const page of pages) {
    for (const link of page.links) from[places.get(link) ?? -1]?.push(page.id);
  }
  return from;
}

/** Ids of the pages that belong to each page, the closest first; landing pages and `exclude` are never among them. */
export function rankRelated(
  pages: readonly PageSource[],
  {
    count,
    weights = RELATED_WEIGHTS,
    exclude = () => [],
  }: {
    readonly count: number;
    readonly weights?: RelatedWeights;
    /** Pages that the reader of a page is offered anyway, such as the next one. */
    readonly exclude?: (id: string) => readonly string[];
  },
): Map<string, string[]> {
  const places = new Map(pages.map(({id}, place) => [id, place]));
  const scores: Scores = pages.map(() => new Map<number, number>());
  addShared(scores, toVectors(pages), weights.words);
  addShared(scores, linkedFrom(pages, places).map(unit), weights.together);
  addShared(
    scores,
    pages.map(({tags}) => unit(tags)),
    weights.tags,
  );
  for (const [place, page] of pages.entries()) {
    for (const link of page.links) {
      const target = places.get(link) ?? -1;
      addScore(scores, place, target, weights.links);
      addScore(scores, target, place, weights.links);
    }
  }
  const rank = (page: PageSource, row: ReadonlyMap<number, number>): string[] => {
    const left = new Set(exclude(page.id));
    return [...row]
      .flatMap(([place, score]) => {
        const other = pages[place];
        if (other === undefined || other.isLanding || left.has(other.id)) return [];
        return [{id: other.id, score: score + (other.product === page.product ? weights.product : 0)}];
      })
      .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      .slice(0, count)
      .map(({id}) => id);
  };
  return new Map(pages.map((page, place) => [page.id, rank(page, scores[place] ?? new Map())]));
}
