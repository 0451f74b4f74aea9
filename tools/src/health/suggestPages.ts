import type {SearchIndex} from '@help-center/engine';
import {answerQueries, suggestQueries} from '@help-center/engine/protocol';

/** A page that may answer a search. */
export interface SuggestedPage {
  readonly url: string;
  readonly why: string;
}

/** What is known of a page beside the index. */
export interface NamedPage {
  readonly url: string;
  /** Title, description and keywords. */
  readonly names: string;
}

/** Most pages that are suggested for one search. */
const MAX_PAGES = 4;

/** Least likeness of words, as the share of their letter triples. */
const LIKE = 0.35;

/**
 * Pages that would have answered a search: what the engine finds, then what it finds for other spellings and parts of the
 * query, then pages whose title, description or keywords look like it. An author decides.
 */
export async function suggestPages(
  index: SearchIndex,
  pages: readonly NamedPage[],
  query: string,
): Promise<readonly SuggestedPage[]> {
  const found = new Map<string, string>();
  const add = (url: string, why: string): void => {
    const path = new URL(url, 'https://relative.invalid').pathname;
    if (pages.some((page) => page.url === path) && !found.has(path)) found.set(path, why);
  };
  const ask = async (text: string, why: string): Promise<void> => {
    const request = {indexName: 'site', query: text, hitsPerPage: MAX_PAGES};
    const {results} = await answerQueries({requests: [request]}, async () => index);
    for (const {url} of results[0]?.hits ?? []) add(url, why);
  };
  await ask(query, 'found by the engine');
  for (const other of await suggestQueries(index, query, 2)) await ask(other, `found for “${other}”`);
  const like = pages
    .map(({url, names}) => ({url, likeness: likenessOf(query, names)}))
    .filter(({likeness}) => likeness >= LIKE)
    .sort((left, right) => right.likeness - left.likeness);
  for (const {url} of like.slice(0, MAX_PAGES)) add(url, 'its words look alike');
  return [...found].slice(0, MAX_PAGES).map(([url, why]) => ({url, why}));
}

/** The best likeness of the query's words to any words of the names, from 0 to 1. */
function likenessOf(query: string, names: string): number {
  const words = wordsOf(names).map(triplesOf);
  const asked = wordsOf(query).map(triplesOf);
  const best = asked.map((own) => Math.max(0, ...words.map((other) => shareOf(own, other))));
  return best.length === 0 ? 0 : best.reduce((sum, share) => sum + share, 0) / best.length;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function triplesOf(word: string): ReadonlySet<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({length: padded.length - 2}, (_, at) => padded.slice(at, at + 3)));
}

function shareOf(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((triple) => right.has(triple)).length;
  return (2 * shared) / (left.size + right.size);
}
