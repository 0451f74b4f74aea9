/** What the router's patterns are made of; a path without any of it answers to itself only. */
const PATTERN = /[:*()?+\\]/;

/** The same for all spellings of an address that the router takes for one: case, and a slash at the end. */
function spellingOf(path: string): string {
  return path.replace(/\/+$/, '').toUpperCase();
}

/** A list that is looked up by address, where the router would try one entry after the other. */
export class PathIndex<T> {
  readonly #entries: readonly T[];
  readonly #bySpelling = new Map<string, number[]>();
  readonly #anywhere: number[] = [];

  /** `pathOf` gives the path that an entry answers to, whole; `undefined` for an entry that may answer to others. */
  constructor(entries: readonly T[], pathOf: (entry: T) => string | undefined) {
    this.#entries = entries;
    for (const [place, entry] of entries.entries()) {
      const path = pathOf(entry);
      if (path === undefined || PATTERN.test(path)) this.#anywhere.push(place);
      else {
        const spelling = spellingOf(path);
        const places = this.#bySpelling.get(spelling);
        if (places === undefined) this.#bySpelling.set(spelling, [place]);
        else places.push(place);
      }
    }
  }

  /** The few entries that may answer to an address, in the order of the list. */
  candidates(pathname: string): T[] {
    const places = [...this.#anywhere, ...(this.#bySpelling.get(spellingOf(pathname)) ?? [])];
    return places.sort((a, b) => a - b).map((place) => this.#entries[place] as T);
  }
}
