import {createHash} from 'node:crypto';

/** The hash of a script or style as content security policies and integrity attributes write it: `sha256-…`, `sha384-…`. */
export function hashOf(text: string | Uint8Array, algorithm: 'sha256' | 'sha384' = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;
}
