import type {PageCommit} from './openCheckout.ts';
import {toQuery} from './toQuery.ts';

/** A question and the page that answers it, as the benchmark keeps them: the words stay where they were written. */
export interface PairSource {
  readonly id: string;
  /** The commit whose subject is the question. */
  readonly commit: string;
  /** Path of the page below the folder of the corpus. */
  readonly page: string;
  /** Address of the commit. */
  readonly source: string;
}

/** Most questions of a corpus, and for one page. */
export const MOST_PAIRS = 60;
export const MOST_OF_PAGE = 2;

/**
 * Chooses questions by one rule for all corpora: of the commits that changed exactly one page which is still there, newest
 * first, those whose subject makes a query of its own; at most two for a page.
 */
export function choosePairs(
  {name, repository}: {readonly name: string; readonly repository: string},
  commits: readonly PageCommit[],
  pages: readonly string[],
): PairSource[] {
  const known = new Set(pages);
  const queries = new Set<string>();
  const counts = new Map<string, number>();
  const pairs: PairSource[] = [];
  for (const {hash, subject, pages: changed} of commits) {
    const [page, ...others] = changed;
    if (page === undefined || others.length > 0 || !known.has(page)) continue;
    const query = toQuery(subject)?.toLowerCase();
    const count = counts.get(page) ?? 0;
    if (query === undefined || queries.has(query) || count >= MOST_OF_PAGE) continue;
    queries.add(query);
    counts.set(page, count + 1);
    pairs.push({
      id: `${name}-${hash.slice(0, 10)}`,
      commit: hash,
      page,
      source: `${repository}/commit/${hash}`,
    });
    if (pairs.length === MOST_PAIRS) break;
  }
  return pairs;
}
