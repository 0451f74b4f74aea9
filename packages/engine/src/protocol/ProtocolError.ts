/** An error in a request; `message` and `status` are the body of the response. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  /** HTTP status, such as 400 or 404. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Creates the error for an invalid value of a parameter. */
export function invalidParameter(name: string, expected: string): ProtocolError {
  return new ProtocolError(400, `Invalid value for "${name}" parameter, expected ${expected}`);
}
