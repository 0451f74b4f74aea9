import {IndexDamagedError} from '../errors.ts';

/** Reads the output of a `ByteWriter`. Throws an `IndexDamagedError` at the end of the bytes. */
export class ByteReader {
  readonly #part: string;
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(part: string, bytes: Uint8Array, at = 0) {
    this.#part = part;
    this.#bytes = bytes;
    this.#at = at;
  }

  get offset(): number {
    return this.#at;
  }

  byte(): number {
    const value = this.#bytes[this.#at];
    if (value === undefined) throw new IndexDamagedError(`the index part "${this.#part}" ends too early`);
    this.#at += 1;
    return value;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
    throw new IndexDamagedError(`the index part "${this.#part}" holds a number that is too long`);
  }

  bytes(length: number): Uint8Array {
    const end = this.#at + length;
    if (end > this.#bytes.length)
      throw new IndexDamagedError(`the index part "${this.#part}" ends too early`);
    const slice = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return slice;
  }
}
