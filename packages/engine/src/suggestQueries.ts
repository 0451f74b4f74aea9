import {parseQuery} from './query/parseQuery.ts';
import type {IndexQuery} from './IndexQuery.ts';
import type {SearchIndex} from './SearchIndex.ts';

/** Most queries that are tried for suggestions. */
const MAX_TRIED = 12;

/**
 * Returns at most `max` other queries that do have hits, for a reader whose query has none: the words that the index
 * knows, corrected where they were misspelt, together and then one by one.
 * `filter` is the filter of the search (default none).
 */
export async function suggestQueries(
  index: SearchIndex,
  query: string,
  max = 3,
  filter: NonNullable<IndexQuery['filter']> = [],
): Promise<string[]> {
  const parsed = parseQuery(query, true);
  const excluded = new Set(parsed.excluded.flat());
  const words = parsed.words.filter(({whole, text}) => !whole && !excluded.has(text)).map(({text}) => text);
  const known: string[] = [];
  const tried = [...new Set(words)].slice(0, MAX_TRIED);
  for (const word of tried) {
    const spelling = await index.spell(word);
    if (spelling !== undefined) known.push(spelling);
  }
  const candidates = [known.join(' '), ...[...known].sort((a, b) => b.length - a.length || (a < b ? -1 : 1))];
  const suggestions: string[] = [];
  for (const text of new Set(candidates)) {
    if (suggestions.length >= max) break;
    if (text === '' || (excluded.size === 0 && text === words.join(' '))) continue;
    const {total} = await index.search({text, filter, hitsPerPage: 0});
    if (total > 0) suggestions.push(text);
  }
  return suggestions;
}
