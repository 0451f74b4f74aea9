import {AuthorError} from '../runCommand.ts';

/** Reads a number above 0, the value of the option `name`. */
export function readCount(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new AuthorError(`--${name} must be a whole number above 0, received "${value}".`);
  return number;
}

/** Reads the values of `--hold`: versions by name of the package. */
export function readHeld(given: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    given.map((one) => {
      const at = one.lastIndexOf('@');
      if (at < 1)
        throw new AuthorError(`--hold must be a name and a version such as clsx@2.1.1, received "${one}".`);
      return [one.slice(0, at), one.slice(at + 1)];
    }),
  );
}
