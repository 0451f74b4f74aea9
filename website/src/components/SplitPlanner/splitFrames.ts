/** The three sets that data is split into. */
export const SETS = ['training', 'validation', 'test'] as const;

/** One of the three sets. */
export type SetName = (typeof SETS)[number];

/** How much of the data goes into each set; adds up to 1. */
export type Shares = Readonly<Record<SetName, number>>;

/** For each clip, the set of each of its frames. */
export type Split = readonly (readonly SetName[])[];

/** How many items each set gets: rounded so that they add up, and at least one for each set with a share if possible. */
export function countPerSet(total: number, shares: Shares): Record<SetName, number> {
  const counts = {training: 0, validation: 0, test: 0};
  for (const name of SETS) counts[name] = Math.floor(total * shares[name] + 1e-9);
  const missing = () => total - SETS.reduce((sum, name) => sum + counts[name], 0);
  const byRest = SETS.toSorted((left, right) => ((total * shares[right]) % 1) - ((total * shares[left]) % 1));
  for (const name of byRest) if (missing() > 0) counts[name] += 1;
  for (const name of SETS) {
    if (shares[name] === 0 || counts[name] > 0) continue;
    const largest = SETS.toSorted((left, right) => counts[right] - counts[left])[0] ?? 'training';
    if (counts[largest] < 2) continue;
    counts[largest] -= 1;
    counts[name] += 1;
  }
  return counts;
}

function repeatSets(total: number, shares: Shares): SetName[] {
  const counts = countPerSet(total, shares);
  return SETS.flatMap((name) => Array.from({length: counts[name]}, () => name));
}

/** Splits whole clips, so that all frames of a clip are in one set. */
export function splitByClip(clips: number, frames: number, shares: Shares): Split {
  return repeatSets(clips, shares).map((name) => Array.from({length: frames}, () => name));
}

/** Splits single frames, drawn at random with a fixed seed, whatever clip they are from. */
export function splitByFrame(clips: number, frames: number, shares: Shares): Split {
  const sets = repeatSets(clips * frames, shares);
  let seed = 12345;
  for (let index = sets.length - 1; index > 0; index--) {
    // A linear congruential generator (Numerical Recipes): the same picture for the same numbers.
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((seed / 2 ** 32) * (index + 1));
    [sets[index], sets[other]] = [sets[other] ?? 'training', sets[index] ?? 'training'];
  }
  return Array.from({length: clips}, (_, clip) => sets.slice(clip * frames, (clip + 1) * frames));
}
