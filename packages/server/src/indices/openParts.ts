import {openIndex, type SearchIndex} from '@help-center/engine';
import type {IndexParts} from './IndexParts.ts';

/** Opens an index from memory. Rejects with the engine's errors for a damaged or newer one. */
export async function openParts({manifest, parts}: IndexParts): Promise<SearchIndex> {
  const index = await openIndex({
    manifest,
    readPart: async (name) => parts.get(name) as Uint8Array,
    isLocal: true,
  });
  // A first search decodes what every search needs and reveals damaged parts before readers search.
  await index.search({text: 'a', hitsPerPage: 1});
  return index;
}
