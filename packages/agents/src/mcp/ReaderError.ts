/** A mistake in what an agent asked for; the message says how to ask better. */
export class ReaderError extends Error {
  override readonly name = 'ReaderError';
}
