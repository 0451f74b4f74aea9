/** What went wrong, for programs; the message says it for people. */
export type EngineErrorCode =
  | 'ENGINE_DUPLICATE_OBJECT_ID'
  | 'ENGINE_INVALID_OPTION'
  | 'ENGINE_UNKNOWN_VERSION'
  | 'ENGINE_DAMAGED_INDEX'
  | 'ENGINE_READ_FAILED';

/** An error of the search engine with a stable `code`. */
export class EngineError extends Error {
  override readonly name: string = 'EngineError';
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string, options?: {cause?: unknown}) {
    super(`[engine] ${message}`, options);
    this.code = code;
  }
}

/** The index was written in a format that this version of the engine does not read. */
export class IndexVersionError extends EngineError {
  override readonly name = 'IndexVersionError';

  constructor(found: unknown, expected: number) {
    super(
      'ENGINE_UNKNOWN_VERSION',
      `the index has format version ${JSON.stringify(found) ?? 'none'}, this engine reads version ${expected}. Build the index and the site with the same version.`,
    );
  }
}

/**
 * A part of the index could not be read, or its bytes are not the ones that the manifest names.
 * After a deploy replaced the files, reading the manifest again and opening anew helps; the read may also be retried.
 */
export class IndexReadError extends EngineError {
  override readonly name = 'IndexReadError';
  /** Name of the part. */
  readonly part: string;

  constructor(part: string, reason: string, options?: {cause?: unknown}) {
    super(
      'ENGINE_READ_FAILED',
      `the index part "${part}" ${reason}. Read the manifest again and retry.`,
      options,
    );
    this.part = part;
  }
}

/** The bytes of an index are what the manifest names, but they do not hold an index. */
export class IndexDamagedError extends EngineError {
  override readonly name = 'IndexDamagedError';

  constructor(what: string, options?: {cause?: unknown}) {
    super('ENGINE_DAMAGED_INDEX', `${what}. Build the index again.`, options);
  }
}
