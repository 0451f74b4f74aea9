import {RecentCache} from '../RecentCache.ts';
import {encode, readBody} from './readParameters.ts';
import type {SearchParameters} from './SearchParameters.ts';
import type {Body} from './values.ts';

/** Cached characters of requests, in each of two generations. */
const MAX_KEPT = 20_000;

const kept = new RecentCache<string, SearchParameters>(MAX_KEPT);

/** Like `readBody`, but cached for requests that differ only in their query, as they do between key presses. */
export function readBodyOften(body: Body): SearchParameters {
  const {query} = body;
  if (typeof query !== 'string') return readBody(body);
  const same = {...body, query: ''};
  const parameters = kept.take(
    JSON.stringify(same),
    () => readBody(same),
    ({echo}) => echo.length,
  );
  // Names and values are encoded, so no other parameter can contain this text.
  const echo = `&${parameters.echo}`.replace('&query=', (name) => name + encode(query)).slice(1);
  return {...parameters, query, echo};
}
