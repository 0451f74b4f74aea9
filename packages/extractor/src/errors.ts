/** Stable codes of extraction errors. */
export type ExtractErrorCode =
  | 'EXTRACT_FOLDER_MISSING'
  | 'EXTRACT_NO_HTML'
  | 'EXTRACT_NO_ARTICLE'
  | 'EXTRACT_NO_SITE_URL'
  | 'EXTRACT_BAD_SITE_URL'
  | 'EXTRACT_BAD_ARGUMENT';

/** An error whose message names the file or value at fault and how to fix it. */
export class ExtractError extends Error {
  readonly code: ExtractErrorCode;

  constructor(code: ExtractErrorCode, message: string, options?: ErrorOptions) {
    super(`[extractor] ${message}`, options);
    this.name = 'ExtractError';
    this.code = code;
  }
}
