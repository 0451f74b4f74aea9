import {IndexDamagedError} from '../errors.ts';
import {parseJsonBytes} from '../parts/text.ts';
import {decodePages} from './decodePages.ts';
import type {IndexedPage} from './IndexedPage.ts';
import type {PageJson} from './PageJson.ts';

/** Reads the pages of a part; throws an `IndexDamagedError` when it holds none. */
export function readPages(name: string, bytes: Uint8Array): IndexedPage[] {
  const {pages} = parseJsonBytes<{pages: readonly PageJson[]}>(name, bytes);
  try {
    return decodePages(pages);
  } catch (cause) {
    throw new IndexDamagedError(`the index part "${name}" holds no pages`, {cause});
  }
}
