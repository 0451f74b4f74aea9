import {AuthorError} from '../runCommand.ts';

/** Parses the value of `--options`. Throws an {@link AuthorError} if it is no JSON object. */
export function readPresetOptions(given: string): Readonly<Record<string, unknown>> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(given);
  } catch {
    // Falls through to the message below.
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new AuthorError(
      `--options must be a JSON object such as '{"pictures": false}', received ${JSON.stringify(given)}.`,
    );
  }
  return parsed as Record<string, unknown>;
}
