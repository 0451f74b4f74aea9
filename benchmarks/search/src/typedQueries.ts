import {createRandom} from '../../relevance/src/createRandom.ts';
import type {PageDocument} from '../../relevance/src/PageDocument.ts';
import {pick} from './createVocabulary.ts';

const SEED = 11;
const QUERIES = 24;

/**
 * Queries that readers could type for these pages: words of titles and headings, a few words of the text,
 * every fourth with a typo. Equal pages give equal queries.
 */
export function typedQueries(pages: readonly PageDocument[]): string[] {
  const random = createRandom(SEED);
  return Array.from({length: QUERIES}, (_, index) => {
    const page = pick(pages, random);
    const blocks = page.blocks.filter((block) =>
      index % 3 === 2 ? block.kind === 'text' : block.kind === 'heading',
    );
    const source = blocks.length === 0 || index % 3 === 0 ? page.title : pick(blocks, random).text;
    const words = source.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [page.title];
    const first = Math.floor(random() * Math.max(1, words.length - 3));
    const query = words.slice(first, first + 3).join(' ');
    return index % 4 === 3 ? withTypo(query, random) : query;
  });
}

/** What stands in the search box after each key press. */
export function keyPresses(query: string): string[] {
  return Array.from(query, (_, index) => query.slice(0, index + 1)).filter((typed) => typed.trim() === typed);
}

/** Swaps two neighbouring letters of the longest word. */
function withTypo(query: string, random: () => number): string {
  const longest = query.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '';
  if (longest.length < 5) return query;
  const at = 1 + Math.floor(random() * (longest.length - 3));
  const wrong = longest.slice(0, at) + longest.charAt(at + 1) + longest.charAt(at) + longest.slice(at + 2);
  return query.replace(longest, wrong);
}
