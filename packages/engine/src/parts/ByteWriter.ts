/** Collects bytes. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  get length(): number {
    return this.#bytes.length;
  }

  byte(value: number): void {
    this.#bytes.push(value);
  }

  /** Adds a non-negative integer below 2^31 with seven bits per byte, lowest first. */
  varint(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.#bytes.push((rest & 127) | 128);
      rest >>>= 7;
    }
    this.#bytes.push(rest);
  }

  bytes(values: ArrayLike<number>): void {
    for (let at = 0; at < values.length; at += 1) this.#bytes.push(values[at] as number);
  }

  toBytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
