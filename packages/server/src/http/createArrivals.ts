/** Most incomplete requests of one caller; a proxy in front forwards only complete ones. */
const MAX_ARRIVING = 64;

/** Counts each caller's requests whose body has not arrived yet. */
export interface Arrivals {
  /** Adds a request; returns `false` if its caller has too many. */
  begin(caller: string, id: string): boolean;
  /** Removes a request that is complete or aborted. */
  end(id: string): void;
}

/** Creates an empty count. */
export function createArrivals(max: number = MAX_ARRIVING): Arrivals {
  const callers = new Map<string, string>();
  const counts = new Map<string, number>();
  return {
    begin(caller, id) {
      const count = counts.get(caller) ?? 0;
      if (count >= max) return false;
      counts.set(caller, count + 1);
      callers.set(id, caller);
      return true;
    },
    end(id) {
      const caller = callers.get(id);
      if (caller === undefined) return;
      callers.delete(id);
      const count = (counts.get(caller) ?? 1) - 1;
      if (count === 0) counts.delete(caller);
      else counts.set(caller, count);
    },
  };
}
