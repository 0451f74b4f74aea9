import {createHash} from 'node:crypto';

/** The hash of a script or style as policies and integrity attributes write it: `sha256-…`. */
export function hashOf(text: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
