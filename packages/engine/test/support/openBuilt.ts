import {openIndex, type SearchIndex} from '@help-center/engine';
import {buildIndex, type BuildIndexOptions} from '@help-center/engine/build';
import type {SearchRecord} from '@help-center/records';

/** Builds an index of the records and opens it. */
export function openBuilt(
  records: Iterable<SearchRecord>,
  options: BuildIndexOptions = {},
): Promise<SearchIndex> {
  const {manifest, files} = buildIndex(records, options);
  return openIndex({manifest, readPart: (name) => Promise.resolve(files.get(name) as Uint8Array)});
}

/** The addresses of the hits of a query, best first. */
export async function searchUrls(index: SearchIndex, text: string, hitsPerPage = 1000): Promise<string[]> {
  const {hits} = await index.search({text, hitsPerPage, timeLimitMs: 60_000});
  return hits.map(({record}) => record.url);
}
