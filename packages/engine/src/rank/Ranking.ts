/** A section with its score. */
export interface RankedSection {
  readonly section: number;
  readonly score: number;
}

/** The sections that match, in the order of the site, with their scores. */
export interface Ranking {
  readonly sections: readonly number[];
  /** Score of every section of the index. */
  readonly scores: Float64Array;
  /** The page of every section, when the sections of a page are to make room for other pages. */
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
  let candidates = sections;
  if (count < sections.length) {
    // Sorting bare numbers is several times faster than sorting sections by their scores.
    const sorted = Float64Array.from(sections, (section) => scores[section] as number).sort();
    const least = sorted[sorted.length - count] as number;
    candidates = sections.filter((section) => (scores[section] as number) >= least);
  }
  return candidates
    .map((section) => ({section, score: scores[section] as number}))
    .sort((a, b) => b.score - a.score || a.section - b.section)
    .slice(0, count);
}
