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

/** Most suggestions for one search. */
const MAX_PAGES = 4;

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

/** Suggests pages for a search: what the engine finds for it, then for other spellings and parts of it. An author decides. */
export async function suggestPages(
  index: SearchIndex,
  pages: ReadonlySet<string>,
  query: string,
): Promise<readonly SuggestedPage[]> {
  const found = new Map<string, string>();
  const add = (url: string, why: string): void => {
    const path = new URL(url, 'https://relative.invalid').pathname;
    if (pages.has(path) && !found.has(path)) found.set(path, why);
  };
  const ask = async (text: string, why: string): Promise<void> => {
    const request = {indexName: 'site', query: text, hitsPerPage: MAX_PAGES};
    const {results} = await answerQueries({requests: [request]}, async () => index);
    for (const {url} of results[0]?.hits ?? []) add(url, why);
  };
  await ask(query, 'found by the engine');
  for (const other of await suggestQueries(index, query, 2)) await ask(other, `found for “${other}”`);
  return [...found].slice(0, MAX_PAGES).map(([url, why]) => ({url, why}));
}
