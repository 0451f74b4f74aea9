/** A section with its score. */
export interface RankedSection {
  readonly section: number;
  readonly score: number;
}

/** The sections that match, in the order of the site, with their scores. */
export interface Ranking {
  readonly sections: Uint32Array;
  /** Score of each of the sections, in the same order. */
  readonly scores: Float64Array;
  /** The page of every section of the index, when the sections of a page are to make room for other pages. */
  readonly pageOfSection?: Uint32Array;
  /** True when the time bound was hit before every word was looked up. */
  readonly timedOut: boolean;
}

/** Number of sections among which pages are spread. */
const SPREAD = 100;

/** What each further section of a page has left of its score. */
const NEXT_SECTION_SHARE = 0.85;

/** Returns the `count` best sections, best first; equal scores stay in the order of the site. */
export function takeBest(ranking: Ranking, count: number): RankedSection[] {
  if (count <= 0) return [];
  const {pageOfSection} = ranking;
  if (pageOfSection === undefined) return sortBest(ranking, count);
  const best = sortBest(ranking, Math.max(count, SPREAD));
  return [...spreadPages(best.slice(0, SPREAD), pageOfSection), ...best.slice(SPREAD)].slice(0, count);
}

/** Moves the further sections of a page down a little, so that one page does not fill the list. */
function spreadPages(best: readonly RankedSection[], pageOfSection: Uint32Array): RankedSection[] {
  const counts = new Map<number, number>();
  return best
    .map(({section, score}) => {
      const page = pageOfSection[section] as number;
      const before = counts.get(page) ?? 0;
      counts.set(page, before + 1);
      return {section, score: score * NEXT_SECTION_SHARE ** before};
    })
    .sort((a, b) => b.score - a.score || a.section - b.section);
}

function sortBest({sections, scores}: Ranking, count: number): RankedSection[] {
  const least = count < sections.length ? findNthHighest(scores, count) : Number.NEGATIVE_INFINITY;
  const candidates: RankedSection[] = [];
  for (let at = 0; at < sections.length; at += 1) {
    const score = scores[at] as number;
    if (score >= least) candidates.push({section: sections[at] as number, score});
  }
  return candidates.sort((a, b) => b.score - a.score || a.section - b.section).slice(0, count);
}

/** Returns the `nth` highest value, by a heap of the highest so far: most values are no more than compared with it. */
export function findNthHighest(values: Float64Array, nth: number): number {
  const heap = values.slice(0, nth).sort();
  for (let at = nth; at < values.length; at += 1) {
    const value = values[at] as number;
    if (value > (heap[0] as number)) replaceLeast(heap, value);
  }
  return heap[0] as number;
}

/** Takes the least value out of a heap and puts another in. */
function replaceLeast(heap: Float64Array, value: number): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && (heap[child + 1] as number) < (heap[child] as number)) child += 1;
    if ((heap[child] as number) >= value) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = value;
}
