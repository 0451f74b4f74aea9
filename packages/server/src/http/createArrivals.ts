/** Most requests of one caller that may be on their way at a time; a proxy in front passes them on whole. */
const MAX_ARRIVING = 64;

/** Requests whose body has not arrived yet, by caller. */
export interface Arrivals {
  /** Notes a request; false when its caller has too many on their way. */
  begin(caller: string, id: string): boolean;
  /** The request has arrived, or has gone. */
  end(id: string): void;
}

/** Creates an empty list. */
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
