/** A mistake of whoever started a command; its message says what to do instead. */
export class AuthorError extends Error {
  override readonly name = 'AuthorError';
}

/** Runs a command and turns an {@link AuthorError} into one line and a failing exit code. */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const {code} = error as {code?: string};
    // Errors of parseArgs are mistakes of the author as well.
    if (!(error instanceof AuthorError) && !code?.startsWith('ERR_PARSE_ARGS')) throw error;
    console.error(`${(error as Error).message}\nSee --help.`);
    process.exitCode = 1;
  }
}
