import {findNthHighest, sink} from './heap.ts';

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
}

/** Number of sections among which pages are spread. */
const SPREAD = 100;

/** What each further section of a page has left of its score. */
const NEXT_SECTION_SHARE = 0.85;

/**
 * Returns the `count` best sections, best first; equal scores stay in the order of the site. The further sections of a
 * page are moved down a little, so that one page does not fill the list.
 */
export function takeBest({sections, scores, pageOfSection}: Ranking, count: number): RankedSection[] {
  if (count <= 0) return [];
  const spread = pageOfSection === undefined ? 0 : SPREAD;
  const places = findCandidates(scores, Math.max(count, spread));
  const isBefore = (place: number, other: number): boolean => {
    const difference = (scores[place] as number) - (scores[other] as number);
    return difference > 0 || (difference === 0 && place < other);
  };
  for (let at = places.length >>> 1; at >= 0; at -= 1) sink(places, at, isBefore);
  const best: RankedSection[] = [];
  const counts = new Map<number, number>();
  for (let taken = 0; places.length > 0; taken += 1) {
    const place = places[0] as number;
    const score = scores[place] as number;
    // What is left has no higher score, unless that is negative, and a share of a negative one is higher.
    const last = best[count - 1]?.score;
    if (last !== undefined && (taken >= spread || last > Math.max(score, 0))) break;
    const moved = places.pop() as number;
    if (places.length > 0) {
      places[0] = moved;
      sink(places, 0, isBefore);
    }
    const section = sections[place] as number;
    const page = taken < spread ? pageOfSection?.[section] : undefined;
    if (page === undefined) {
      best.push({section, score});
      continue;
    }
    const before = counts.get(page) ?? 0;
    counts.set(page, before + 1);
    insert(best, {section, score: score * NEXT_SECTION_SHARE ** before});
  }
  return best.slice(0, count);
}

/** Puts a section where it belongs in a list with the best first. */
function insert(best: RankedSection[], added: RankedSection): void {
  let at = best.length;
  for (; at > 0; at -= 1) {
    const {section, score} = best[at - 1] as RankedSection;
    if (score > added.score || (score === added.score && section < added.section)) break;
  }
  best.splice(at, 0, added);
}

/** Returns the places of the `count` highest scores, with those of equal ones. */
function findCandidates(scores: Float64Array, count: number): number[] {
  if (scores.length === 0) return [];
  const least = findNthHighest(scores, Math.min(count, scores.length));
  const places: number[] = [];
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] as number) >= least) places.push(at);
  return places;
}
