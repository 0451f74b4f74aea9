/**
 * A cache of recently used values with two generations: a full young generation replaces the old one, whose entries are
 * dropped unless they have been used again. This approximates LRU at the cost of one more look-up.
 */
export class RecentCache<Key, Value> {
  readonly #capacity: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();
  #size = 0;

  /** `capacity` limits one generation, in the unit of `sizeOf`. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Returns the cached value of a key, or makes and caches it. `sizeOf` is its share of the capacity; default 1. */
  take(key: Key, make: (key: Key) => Value, sizeOf: (value: Value) => number = () => 1): Value {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const value = this.#old.get(key) ?? make(key);
    const size = sizeOf(value);
    if (this.#size > 0 && this.#size + size > this.#capacity) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#size = 0;
    }
    this.#young.set(key, value);
    this.#size += size;
    return value;
  }
}
