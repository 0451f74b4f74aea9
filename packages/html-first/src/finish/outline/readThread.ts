import {serialize} from 'node:v8';
import {readPage} from './outlinePage.ts';

/** A page to read, and the attributes to read of its elements. */
export interface ReadJob {
  readonly source: string;
  readonly asked: ReadonlySet<string>;
}

export default function readJob({source, asked}: ReadJob): Uint8Array {
  return serialize(readPage(source, asked));
}
