/**
 * Keeps what was asked for lately. It has two generations: when the young one is full it becomes the old one, whose
 * entries go unless they are asked for again. So what is in use stays, at the price of a look-up.
 */
export class RecentCache<Key, Value> {
  readonly #capacity: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();
  #size = 0;

  /** `capacity` bounds what one generation holds, in the unit of what `sizeOf` returns. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Returns what is kept for the key, or makes and keeps it; `sizeOf` says how much of the capacity it takes. */
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
