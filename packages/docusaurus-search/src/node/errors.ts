/** Error codes of the Node side of the plugin; they are stable. */
export type ThemeErrorCode = 'THEME_BAD_OPTIONS' | 'THEME_BAD_CONFIG' | 'THEME_BAD_SYNONYMS';

/** An error whose message names the option or file at fault and how to fix it. */
export class ThemeError extends Error {
  readonly code: ThemeErrorCode;

  constructor(code: ThemeErrorCode, message: string, options?: ErrorOptions) {
    super(`[docusaurus-search] ${message}`, options);
    this.name = 'ThemeError';
    this.code = code;
    // Where in the code a mistake in the configuration was found would only hide the message.
    this.stack = `${this.name}: ${this.message}`;
  }
}
