/** As many as there are recent searches at most. */
const LIMIT = 7;

/** Keeps a hit that was opened before the dialog was there, for the recent searches. */
export function keepOpenedHit(key: string, hit: object | undefined): void {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
    if (hit) localStorage.setItem(key, JSON.stringify([...kept, hit].slice(-LIMIT)));
  } catch {
    // A storage that is full or forbidden keeps no recent searches either.
  }
}
