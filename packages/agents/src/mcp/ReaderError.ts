/** A mistake in an agent's request; the message says how to correct it. */
export class ReaderError extends Error {
  override readonly name = 'ReaderError';
}
