/** Stable codes of engine errors. */
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

/** The index has a format that this version of the engine cannot read. */
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
 * A part of the index could not be read, or its bytes do not match the manifest. The read can be retried; after a deploy
 * has replaced the files, read the manifest again and reopen the index.
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

/** The bytes match the manifest, but are not a valid index. */
export class IndexDamagedError extends EngineError {
  override readonly name = 'IndexDamagedError';

  constructor(what: string, options?: {cause?: unknown}) {
    super('ENGINE_DAMAGED_INDEX', `${what}. Build the index again.`, options);
  }
}
