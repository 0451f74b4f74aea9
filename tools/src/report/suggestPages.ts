import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {openIndex, type SearchIndex} from '@help-center/engine';
import {answerQueries, suggestQueries} from '@help-center/engine/protocol';
import {AuthorError} from '../runCommand.ts';

/** A page that may answer a search. */
export interface SuggestedPage {
  readonly url: string;
  readonly why: string;
}

/** A page of the site with its names. */
export interface NamedPage {
  readonly url: string;
  /** Title, description and keywords. */
  readonly names: string;
}

/** Most suggestions for one search. */
const MAX_PAGES = 4;

/** Lowest similarity of words, as the share of common trigrams. */
const MIN_SIMILARITY = 0.35;

/** Opens the search index of a built site. */
export async function openSiteIndex(buildDir: string): Promise<SearchIndex> {
  const folder = join(buildDir, 'search-index');
  const manifest = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new AuthorError(`There is no search index in ${folder}. Run first: npm run build`);
  });
  return openIndex({
    manifest: JSON.parse(manifest) as unknown,
    readPart: (name) => readFile(join(folder, name)),
    isLocal: true,
  });
}

/**
 * Suggests pages for a search: what the engine finds for it, then for other spellings and parts of it, then pages with
 * similar words in title, description or keywords. An author decides.
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
  const similar = pages
    .map(({url, names}) => ({url, similarity: similarityOf(query, names)}))
    .filter(({similarity}) => similarity >= MIN_SIMILARITY)
    .sort((left, right) => right.similarity - left.similarity);
  for (const {url} of similar.slice(0, MAX_PAGES)) add(url, 'has similar words');
  return [...found].slice(0, MAX_PAGES).map(([url, why]) => ({url, why}));
}

/** Mean over the query's words of their highest similarity to a word of the names, from 0 to 1. */
function similarityOf(query: string, names: string): number {
  const words = wordsOf(names).map(trigramsOf);
  const asked = wordsOf(query).map(trigramsOf);
  const best = asked.map((own) => Math.max(0, ...words.map((other) => shareOf(own, other))));
  return best.length === 0 ? 0 : best.reduce((sum, share) => sum + share, 0) / best.length;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function trigramsOf(word: string): ReadonlySet<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({length: padded.length - 2}, (_, at) => padded.slice(at, at + 3)));
}

function shareOf(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((trigram) => right.has(trigram)).length;
  return (2 * shared) / (left.size + right.size);
}
