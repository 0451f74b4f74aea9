import {invalidParameter} from './ProtocolError.ts';

/** The unvalidated parameters of a request. */
export type Body = Readonly<Record<string, unknown>>;

/** Most names in a list and characters of a name, because each is compared with each attribute of each hit. */
const MAX_NAMES = 100;
const MAX_NAME_LENGTH = 200;

/** Reads a text of at most `maxLength` characters; default unlimited. */
export function readText(body: Body, name: string, fallback: string, maxLength?: number): string {
  const value = body[name] ?? fallback;
  if (typeof value !== 'string') throw invalidParameter(name, 'a string');
  if (maxLength !== undefined && value.length > maxLength)
    throw invalidParameter(name, `at most ${maxLength} characters`);
  return value;
}

/** Reads a whole number from 0 to `max`, also as a string of digits, as some clients send it. */
export function readInteger(body: Body, name: string, fallback: number, max: number): number {
  const given = body[name] ?? fallback;
  const value = typeof given === 'string' && /^\d+$/u.test(given) ? Number(given) : given;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > max) {
    throw invalidParameter(name, `integer between 0 and ${max}`);
  }
  return value;
}

/** Reads a boolean, also as a string. */
export function readFlag(body: Body, name: string, fallback: boolean): boolean {
  const value = body[name] ?? fallback;
  if (value === 'true' || value === 'false') return value === 'true';
  if (typeof value !== 'boolean') throw invalidParameter(name, 'a boolean');
  return value;
}

/** Reads a list of names, or a string of names separated by commas, without duplicates. */
export function readNames(body: Body, name: string, fallback: readonly string[]): readonly string[] {
  const value = body[name] ?? fallback;
  const names =
    typeof value === 'string' ? value.split(',', MAX_NAMES + 1).map((part) => part.trim()) : value;
  if (!Array.isArray(names)) throw invalidParameter(name, 'an array of strings');
  if (names.length > MAX_NAMES) throw invalidParameter(name, `at most ${MAX_NAMES} names`);
  if (!names.every((item): item is string => typeof item === 'string')) {
    throw invalidParameter(name, 'an array of strings');
  }
  if (names.some((item) => item.length > MAX_NAME_LENGTH)) {
    throw invalidParameter(name, `names of at most ${MAX_NAME_LENGTH} characters`);
  }
  return [...new Set(names.filter((item) => item !== ''))];
}
