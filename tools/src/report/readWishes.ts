import {readFile} from 'node:fs/promises';

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

async function fetchReport(source: string, key: string | undefined): Promise<Report> {
  if (key === undefined)
    throw new Error('HELP_CENTER_INSIGHTS_KEY is not set. Set it to a key with the right "insights".');
  const address = new URL('1/insights/report', source.replace(/(?:\/insights)?\/?$/u, '/'));
  const response = await fetch(address, {headers: {'x-algolia-api-key': key}});
  if (!response.ok) throw new Error(`${address.href} answered with status ${response.status}.`);
  return (await response.json()) as Report;
}
