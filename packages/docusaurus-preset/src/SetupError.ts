/** A mistake in the configuration of a site. The message says what to change, and a stack would only hide it. */
export class SetupError extends Error {
  constructor(message: string) {
    super(`[docusaurus-preset] ${message}`);
    this.name = 'SetupError';
    this.stack = `${this.name}: ${this.message}`;
  }
}
