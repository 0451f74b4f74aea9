import {ServerError} from '../errors.ts';

/** Reads the fields of one object of a configuration; each method gives `undefined` for a field that is not there. */
export class ConfigReader {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #where: string;
  readonly #path: string;

  /** Throws when the value is no object, or has a field that is not among the known ones. */
  constructor(value: unknown, where: string, path: string, known: readonly string[]) {
    this.#where = where;
    this.#path = path;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw this.failure('', 'must be an object', value);
    }
    this.#fields = value as Readonly<Record<string, unknown>>;
    const unknown = Object.keys(value).find((name) => !known.includes(name));
    if (unknown !== undefined)
      throw this.failure(unknown, `is not known; the fields are ${known.join(', ')}`, undefined);
  }

  text(name: string): string | undefined {
    return this.#read(name, 'a non-empty string', (value) => typeof value === 'string' && value !== '');
  }

  number(name: string, min: number, max: number): number | undefined {
    return this.#read(name, `a number from ${min} to ${max}`, (value) => isWithin(value, min, max));
  }

  integer(name: string, min: number, max: number): number | undefined {
    const isRight = (value: unknown): boolean => Number.isInteger(value) && isWithin(value, min, max);
    return this.#read(name, `an integer from ${min} to ${max}`, isRight);
  }

  list(name: string): readonly unknown[] | undefined {
    return this.#read(name, 'a list', Array.isArray);
  }

  texts(name: string): readonly string[] | undefined {
    const isRight = (value: unknown): boolean =>
      Array.isArray(value) && value.every((item) => typeof item === 'string');
    return this.#read(name, 'a list of strings', isRight);
  }

  object(name: string): Readonly<Record<string, unknown>> | undefined {
    const isRight = (value: unknown): boolean =>
      typeof value === 'object' && value !== null && !Array.isArray(value);
    return this.#read(name, 'an object', isRight);
  }

  /** Whether the field is `false` or `null`. */
  isOff(name: string): boolean {
    return this.#fields[name] === false || this.#fields[name] === null;
  }

  /** A reader of the object in the field. */
  nested(name: string, known: readonly string[]): ConfigReader | undefined {
    const value = this.#fields[name];
    if (value === undefined || this.isOff(name)) return undefined;
    return new ConfigReader(value, this.#where, this.#join(name), known);
  }

  /** The error of a field; `rule` completes "the field ...". */
  failure(name: string, rule: string, value: unknown): ServerError {
    const field = this.#join(name);
    const received = value === undefined ? '' : `, received ${JSON.stringify(value)?.slice(0, 200)}`;
    return new ServerError(
      'SERVER_BAD_CONFIG',
      `${this.#where}: ${field === '' ? 'the configuration' : `"${field}"`} ${rule}${received}.`,
    );
  }

  #read<T>(name: string, expected: string, isRight: (value: unknown) => boolean): T | undefined {
    const value = this.#fields[name];
    if (value === undefined || value === null) return undefined;
    if (!isRight(value)) throw this.failure(name, `must be ${expected}`, value);
    return value as T;
  }

  #join(name: string): string {
    return [this.#path, name].filter((part) => part !== '').join('.');
  }
}

function isWithin(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && value >= min && value <= max;
}
