import {createHash} from 'node:crypto';

/** The integrity of a script as the finishing step writes it too; browsers take a preload only when both are alike. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
