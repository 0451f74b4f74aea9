import type {PageSource} from './PageSource.ts';
import {indexTerms, ScoreRow, type Vector} from './ScoreRow.ts';

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

interface Ranked {
  readonly id: string;
  readonly score: number;
}

const isBefore = (a: Ranked, b: Ranked): boolean => a.score > b.score || (a.score === b.score && a.id < b.id);

/** Inserts a page into the sorted list of the best `count` ones. */
function insert(best: Ranked[], page: Ranked, count: number): void {
  const last = best.at(-1);
  if (best.length >= count && (last === undefined || !isBefore(page, last))) return;
  const place = best.findIndex((other) => isBefore(page, other));
  best.splice(place < 0 ? best.length : place, 0, page);
  if (best.length > count) best.pop();
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
  const tags = pages.map((page) => unit(page.tags));
  const signs = [
    indexTerms(toVectors(pages), weights.words),
    indexTerms(linkedFrom(pages, places).map(unit), weights.together),
    indexTerms(tags, weights.tags),
  ];
  const linked = linkedWith(pages, places);
  const row = new ScoreRow(pages.length);
  const rank = (page: PageSource, place: number): string[] => {
    for (const sign of signs) row.addShared(sign, place);
    for (const other of linked[place] ?? []) row.add(other, weights.links);
    const left = new Set(exclude(page.id));
    const best: Ranked[] = [];
    for (const [index, score] of row.take(place)) {
      const other = pages[index];
      if (other === undefined || other.isLanding || left.has(other.id)) continue;
      const own = other.product === page.product ? weights.product : 0;
      insert(best, {id: other.id, score: score + own}, count);
    }
    return best.map(({id}) => id);
  };
  return new Map(pages.map((page, place) => [page.id, rank(page, place)]));
}
