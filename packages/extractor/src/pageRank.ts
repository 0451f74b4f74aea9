/** Rank of release notes, which mention nearly everything and answer little. */
const RELEASE_NOTES_RANK = -10;

/**
 * Rank of migration guides and news, which mention what readers ask for, but the manual answers it. A page named
 * `upgrade`, without another word, is the manual for that task.
 */
const NEWS_RANK = -0.4;

const RELEASE_NOTES = /^(change-?logs?|release-?notes?|releases|what-?s-?new|version-?history)$/i;
const NEWS = /^(?:migrat|upgrad[a-z]*[-_]|announc|blog$)/i;

/** Rank of a page: the number it sets with `docsearch:pagerank`, or else by its path. */
export function pageRank(pathname: string, asked: string | null): number {
  const rank = Number.parseFloat(asked ?? '');
  if (Number.isFinite(rank)) return rank;
  const segments = pathname.split('/');
  if (segments.some((segment) => RELEASE_NOTES.test(segment))) return RELEASE_NOTES_RANK;
  return segments.some((segment) => NEWS.test(segment)) ? NEWS_RANK : 0;
}
