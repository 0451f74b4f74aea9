/** Rank of pages that list what changed: they name nearly everything and answer little. */
const RELEASE_NOTES_RANK = -10;

/** Rank of pages about one change of version, and of news: they name what readers ask for, but the manual answers. */
const NEWS_RANK = -0.4;

const RELEASE_NOTES = /^(change-?logs?|release-?notes?|releases|what-?s-?new|version-?history)$/i;
const NEWS = /^(?:migrat|upgrad|announc|blog$)/i;

/** Rank of a page by what it asks for (`docsearch:pagerank`, a number) or by its address. */
export function pageRank(pathname: string, asked: string | null): number {
  const rank = Number.parseFloat(asked ?? '');
  if (Number.isFinite(rank)) return rank;
  const segments = pathname.split('/');
  if (segments.some((segment) => RELEASE_NOTES.test(segment))) return RELEASE_NOTES_RANK;
  return segments.some((segment) => NEWS.test(segment)) ? NEWS_RANK : 0;
}
