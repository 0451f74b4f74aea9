/** Rank of pages that list what changed: they name nearly everything and answer little. */
export const RELEASE_NOTES_RANK = -10;

const RELEASE_NOTES = /^(change-?logs?|release-?notes?|releases|what-?s-?new|version-?history)$/i;

/** Rank of a page by what it asks for (`docsearch:pagerank`, a number) or by its address. */
export function pageRank(pathname: string, asked: string | null): number {
  const rank = Number.parseFloat(asked ?? '');
  if (Number.isFinite(rank)) return rank;
  return pathname.split('/').some((segment) => RELEASE_NOTES.test(segment)) ? RELEASE_NOTES_RANK : 0;
}
