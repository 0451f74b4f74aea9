/** A page that exists. */
export interface KnownPage {
  readonly path: string;
  /** Empty if unknown. */
  readonly title: string;
}

/** The part of a path below the base URL, which all pages share; begins with a slash. */
export function belowBase(path: string, baseUrl: string): string {
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'docs' && word !== 'html' && word !== 'index');
}

function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const shorter = a.length < b.length ? a : b;
  const longer = shorter === a ? b : a;
  if (shorter.length >= 3 && longer.startsWith(shorter)) return 0.8;
  let shared = 0;
  const pairs = new Set(
    Array.from({length: Math.max(0, longer.length - 1)}, (_, i) => longer.slice(i, i + 2)),
  );
  for (let i = 0; i + 1 < shorter.length; i++) if (pairs.has(shorter.slice(i, i + 2))) shared++;
  const score = longer.length > 1 ? shared / (longer.length - 1) : 0;
  return score >= 0.5 ? score * 0.9 : 0;
}

/**
 * The pages closest to an address that does not exist, best first: those whose address or title shares most words with it.
 * The last word counts double. Pages with less than half of the best score are left out.
 */
export function rankPages(
  wanted: string,
  pages: readonly KnownPage[],
  baseUrl = '/',
  count = 4,
): KnownPage[] {
  const asked = words(belowBase(wanted, baseUrl));
  const last = asked.at(-1);
  const scored = pages.map((page) => {
    const inPath = words(belowBase(page.path, baseUrl));
    const own = [...inPath, ...words(page.title)];
    const score = asked.reduce((sum, word) => {
      const best = Math.max(0, ...own.map((candidate) => likeness(word, candidate)));
      return sum + best * (word === last ? 2 : 1);
    }, 0);
    return {page, score: score / (1 + 0.1 * inPath.length)};
  });
  const best = Math.max(0, ...scored.map(({score}) => score));
  return scored
    .filter(({score}) => score > 0.3 && score > best / 2)
    .sort(
      (a, b) =>
        b.score - a.score || a.page.path.length - b.page.path.length || (a.page.path < b.page.path ? -1 : 1),
    )
    .slice(0, count)
    .map(({page}) => page);
}
