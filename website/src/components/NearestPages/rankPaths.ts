function words(path: string): string[] {
  return path
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
 * The paths nearest to one that does not exist, best first: those that share most words, the last word counting double.
 * Paths without any word in common are left out.
 */
export function rankPaths(wanted: string, paths: readonly string[], count = 5): string[] {
  const asked = words(wanted);
  const last = asked.at(-1);
  return paths
    .map((path) => {
      const own = words(path);
      const score = asked.reduce((sum, word) => {
        const best = Math.max(0, ...own.map((candidate) => likeness(word, candidate)));
        return sum + best * (word === last ? 2 : 1);
      }, 0);
      return {path, score: score / (1 + 0.1 * own.length)};
    })
    .filter(({score}) => score > 0.3)
    .sort((a, b) => b.score - a.score || a.path.length - b.path.length || (a.path < b.path ? -1 : 1))
    .slice(0, count)
    .map(({path}) => path);
}
