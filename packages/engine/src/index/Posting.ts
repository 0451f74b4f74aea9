/** The sections that a term occurs in, ascending, each with the weight of the term there. */
export interface Postings {
  readonly sections: Uint32Array;
  /** Quantised weights, see {@link encodeWeight}. */
  readonly weights: Uint8Array;
}

const SMALLEST = 1 / 16;
const STEPS_PER_DOUBLING = 4;

const DECODED: Float64Array = Float64Array.from(
  {length: 256},
  (_, step) => SMALLEST * 2 ** (step / STEPS_PER_DOUBLING),
);

/** Quantises a field-weighted, length-normalised term frequency to a byte on a logarithmic scale. */
export function encodeWeight(weight: number): number {
  const step = Math.round(Math.log2(weight / SMALLEST) * STEPS_PER_DOUBLING);
  return Math.min(255, Math.max(0, step));
}

/** Reverses {@link encodeWeight}. */
export function decodeWeight(step: number): number {
  return DECODED[step] as number;
}
