import {IndexDamagedError, IndexVersionError} from '../errors.ts';
import {FORMAT_VERSION} from '../IndexManifest.ts';

interface Utf8Encoder {
  encode(text: string): Uint8Array;
}
interface Utf8Decoder {
  decode(bytes: Uint8Array): string;
}

// The compiler's language library lacks these two, but every browser, worker and server has them.
const {TextEncoder, TextDecoder} = globalThis as unknown as {
  TextEncoder: new () => Utf8Encoder;
  TextDecoder: new (label: string, options: {fatal: boolean}) => Utf8Decoder;
};

const encoder: Utf8Encoder = new TextEncoder();
const decoder: Utf8Decoder = new TextDecoder('utf-8', {fatal: true});

/** Converts a text to UTF-8. A lone surrogate, which UTF-8 lacks, becomes the replacement character. */
export function toUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

/** Converts a value to the bytes of a JSON part. */
export function toJsonBytes(value: object): Uint8Array {
  return toUtf8(JSON.stringify({version: FORMAT_VERSION, ...value}));
}

/** Opens a JSON part. Throws an `IndexVersionError` or an `IndexDamagedError` when it cannot be used. */
export function readJson<Json, Value>(name: string, bytes: Uint8Array, open: (json: Json) => Value): Value {
  const fail = (what: string, cause: unknown) =>
    new IndexDamagedError(`the index part "${name}" ${what}`, {cause});
  let value: {version?: unknown} | null;
  try {
    value = JSON.parse(decoder.decode(bytes)) as {version?: unknown};
  } catch (cause) {
    throw fail('is not JSON', cause);
  }
  if (value?.version !== FORMAT_VERSION) throw new IndexVersionError(value?.version, FORMAT_VERSION);
  try {
    return open(value as Json);
  } catch (cause) {
    throw fail('has another shape', cause);
  }
}
