import {createHash} from 'node:crypto';

/** The hash in the name of a file, or of a class, that changes with its content: 8 hexadecimal digits. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
