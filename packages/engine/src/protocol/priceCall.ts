import {parseQuery} from '../query/parseQuery.ts';
import {needsText} from '../verifySections.ts';
import {readRequests} from './answerQueries.ts';
import {ProtocolError} from './ProtocolError.ts';
import {readParameters} from './readParameters.ts';
import type {SearchParameters} from './readParameters.ts';

/**
 * Costs of the parts of a search in tenths of a millisecond of processor time, measured on a site of 4,000 records in the
 * worst case: misspelt words, and matches in every text of a hit.
 */
const PRICES = {
  search: 5,
  word: 12,
  exclusion: 2,
  condition: 1,
  verification: 60,
  facet: 4,
  facetValues: 20,
  hit: 1,
  hundredTagCharacters: 1,
};

/**
 * Estimates the highest cost of a call in advance; requests of `type: "facet"` search the values of a facet. Throws a
 * {@link ProtocolError} with status 400 for a body that {@link answerQueries} would refuse.
 */
export function priceCall(body: unknown): number {
  return readRequests(body).reduce(
    (sum, request) => sum + priceRequest(request.type, readParameters(request)),
    0,
  );
}

/** Throws a {@link ProtocolError} with status 400 that says what to reduce when a call costs more than `max`. */
export function assertPrice(body: unknown, max: number): void {
  const price = priceCall(body);
  if (price <= max) return;
  throw new ProtocolError(
    400,
    `The call costs ${Math.ceil(price)}, at most ${max}: send fewer "requests", or reduce their "hitsPerPage", "query" or highlight tags`,
  );
}

function priceRequest(type: unknown, parameters: SearchParameters): number {
  return type === 'facet' ? priceLookUp(parameters) + PRICES.facetValues : priceSearch(parameters);
}

function priceSearch(parameters: SearchParameters): number {
  const {facets, hitsPerPage, tags, snippetEllipsisText} = parameters;
  const tagLength = tags.pre.length + tags.post.length + snippetEllipsisText.length;
  return (
    priceLookUp(parameters) +
    PRICES.facet * facets.length +
    hitsPerPage * (PRICES.hit + (PRICES.hundredTagCharacters * tagLength) / 100)
  );
}

/** The cost of finding the sections that match a search. */
function priceLookUp({
  query,
  advancedSyntax,
  distinct,
  filter,
  prefer,
  attributes,
}: SearchParameters): number {
  const parsed = parseQuery(query, advancedSyntax);
  return (
    PRICES.search +
    PRICES.word * parsed.words.length +
    PRICES.exclusion * parsed.excluded.length +
    PRICES.condition * (filter.flat().length + prefer.flat().length) +
    PRICES.verification *
      Math.max(needsText(parsed, distinct, attributes) ? 1 : 0, parsed.excluded.filter(isPhrase).length)
  );
}

/** An excluded phrase has to be searched for in every remaining section. */
function isPhrase({length}: readonly string[]): boolean {
  return length > 1;
}
