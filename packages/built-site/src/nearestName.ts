import {closest, distance} from 'fastest-levenshtein';

/** The name the author probably meant: the closest one by edit distance, or `null` if none is close. */
export function nearestName(wrong: string, names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const lower = wrong.toLowerCase();
  const near = closest(
    lower,
    names.map((name) => name.toLowerCase()),
  );
  const isNear = distance(lower, near) <= Math.max(2, wrong.length / 3);
  return isNear ? (names.find((name) => name.toLowerCase() === near) ?? null) : null;
}
