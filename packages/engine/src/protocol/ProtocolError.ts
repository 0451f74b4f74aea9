/** A request that cannot be answered; `message` and `status` are the body of the answer. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  /** HTTP status of the answer, such as 400 or 404. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The error of a parameter with a value it cannot have. */
export function invalidParameter(name: string, expected: string): ProtocolError {
  return new ProtocolError(400, `Invalid value for "${name}" parameter, expected ${expected}`);
}
