/**
 * Calls `each` for every item in order, at most `limit` at a time. After an error it starts nothing more, waits for what
 * is running, and rejects with the first error.
 */
export async function eachAtOnce<T>(
  items: readonly T[],
  limit: number,
  each: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      try {
        await each(items[index] as T, index);
      } catch (error) {
        next = items.length;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({length: Math.min(limit, items.length)}, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
