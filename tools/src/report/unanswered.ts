import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {openIndex, type SearchIndex} from '@help-center/engine';
import {answerQueries, suggestQueries} from '@help-center/engine/protocol';
import {AuthorError} from '../runCommand.ts';

/** An unanswered query: it found nothing, or nobody opened a hit. */
export interface Wish {
  readonly query: string;
  readonly searches: number;
  /** Searches without a result. */
  readonly empty: number;
  /** Searches from which a hit was opened. */
  readonly clicked: number;
}

/** The fields read from a search server's report. */
interface Report {
  readonly withoutResults?: readonly Wish[];
  readonly withoutClick?: readonly Wish[];
}

async function fetchReport(source: string, key: string | undefined): Promise<Report> {
  if (key === undefined)
    throw new AuthorError('HELP_CENTER_INSIGHTS_KEY is not set. Set it to a key with the right "insights".');
  const address = new URL('1/insights/report', source.replace(/(?:\/insights)?\/?$/u, '/'));
  const response = await fetch(address, {headers: {'x-algolia-api-key': key}});
  if (!response.ok) throw new AuthorError(`${address.href} answered with status ${response.status}.`);
  return (await response.json()) as Report;
}

/**
 * Reads the searches without results or clicks from a report, the most frequent first. `source` is a saved file, or the
 * address of a search server, which needs a key with the right "insights".
 */
export async function readWishes(source: string, key: string | undefined): Promise<readonly Wish[]> {
  const {withoutResults = [], withoutClick = []} = /^https?:/u.test(source)
    ? await fetchReport(source, key)
    : (JSON.parse(await readFile(source, 'utf8')) as Report);
  const wishes = new Map([...withoutClick, ...withoutResults].map((wish) => [wish.query, wish]));
  return [...wishes.values()].sort((left, right) => right.searches - left.searches);
}

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

/** The path of the page that may answer a search, by the engine's own hits or those of other spellings; empty if none may. */
export async function suggestPage(index: SearchIndex, query: string): Promise<string> {
  for (const text of [query, ...(await suggestQueries(index, query, 2))]) {
    const request = {indexName: 'site', query: text, hitsPerPage: 1};
    const {results} = await answerQueries({requests: [request]}, async () => index);
    const [hit] = results[0]?.hits ?? [];
    if (hit !== undefined) return new URL(hit.url, 'https://relative.invalid').pathname;
  }
  return '';
}
