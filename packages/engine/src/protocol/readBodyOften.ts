import {RecentCache} from '../RecentCache.ts';
import {encode, readBody} from './readParameters.ts';
import type {SearchParameters} from './SearchParameters.ts';
import type {Body} from './values.ts';

/** Characters of the requests whose parameters are kept, in each of two generations. */
const MAX_KEPT = 20_000;

const kept = new RecentCache<string, SearchParameters>(MAX_KEPT);

/** Does what `readBody` does, once for the requests that differ in their query only, as they do from key to key. */
export function readBodyOften(body: Body): SearchParameters {
  const {query} = body;
  if (typeof query !== 'string') return readBody(body);
  const same = {...body, query: ''};
  const parameters = kept.take(
    JSON.stringify(same),
    () => readBody(same),
    ({echo}) => echo.length,
  );
  // Names and values are encoded, so no other parameter looks like this one.
  const echo = `&${parameters.echo}`.replace('&query=', (name) => name + encode(query)).slice(1);
  return {...parameters, query, echo};
}
