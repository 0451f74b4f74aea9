/** Special characters of route patterns; a path without any only matches itself. */
const PATTERN = /[:*()?+\\]/;

/** Normalises what the router ignores: case and trailing slashes. */
function spellingOf(path: string): string {
  return path.replace(/\/+$/, '').toUpperCase();
}

/** Looks entries up by address, where the router would try one after another. */
export class PathIndex<T> {
  readonly #entries: readonly T[];
  readonly #bySpelling = new Map<string, number[]>();
  readonly #anywhere: number[] = [];

  /** `pathOf` returns the exact path of an entry; `undefined` if the entry may match others. */
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

  /** The few entries that may match an address, in the order of the list. */
  candidates(pathname: string): T[] {
    const places = [...this.#anywhere, ...(this.#bySpelling.get(spellingOf(pathname)) ?? [])];
    return places.sort((a, b) => a - b).map((place) => this.#entries[place] as T);
  }
}
