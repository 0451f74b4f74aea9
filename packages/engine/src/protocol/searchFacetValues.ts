import {foldText} from '../analysis/foldText.ts';
import {toHtml, toRuns} from '../mark/highlight.ts';
import {FACETS, isHierarchyFacet} from '../query/filters.ts';
import {openRequested, type AnswerOptions, type OpenIndexByName} from './answerQueries.ts';
import {invalidParameter, ProtocolError} from './ProtocolError.ts';
import {mergeParams, readParameters} from './readParameters.ts';
import type {SearchRequestBody} from './types.ts';

/** A value of a facet. */
export interface FacetHitBody {
  readonly value: string;
  /** HTML in which everything but the highlight tags is escaped. */
  readonly highlighted: string;
  readonly count: number;
}

/** The response to a search for facet values. */
export interface FacetValuesBody {
  readonly facetHits: readonly FacetHitBody[];
  readonly exhaustiveFacetsCount: boolean;
  readonly processingTimeMS: number;
}

/**
 * Answers a search for facet values (`POST /1/indexes/{index}/facets/{facet}/query`): the values with `facetQuery` at the
 * start of a word, the most frequent first. Throws a {@link ProtocolError} when the request is invalid.
 */
export async function searchFacetValues(
  indexName: string,
  facet: string,
  body: unknown,
  openIndexByName: OpenIndexByName,
  options: AnswerOptions = {},
): Promise<FacetValuesBody> {
  const now = options.now ?? Date.now;
  const started = now();
  const request = (typeof body === 'object' && body !== null ? body : {}) as SearchRequestBody;
  const {facetQuery = '', maxFacetHits = 10} = mergeParams(request);
  if (typeof facetQuery !== 'string') throw invalidParameter('facetQuery', 'a string');
  if (typeof maxFacetHits !== 'number' || !(maxFacetHits >= 1 && maxFacetHits <= 100)) {
    throw invalidParameter('maxFacetHits', 'integer between 1 and 100');
  }
  const index = await openRequested(indexName, openIndexByName);
  if (!FACETS.includes(facet) && !isHierarchyFacet(facet)) {
    throw new ProtocolError(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  }
  const parameters = readParameters(request);
  const {tags} = parameters;
  const result = await index.search({
    ...parameters,
    ...options,
    text: parameters.query,
    facets: [facet],
    hitsPerPage: 0,
  });
  const wanted = foldText(facetQuery.slice(0, 512));
  const facetHits = [...(result.facets.get(facet) ?? [])].flatMap(([value, count]): FacetHitBody[] => {
    const at = findWordStart(foldText(value), wanted);
    if (at === -1) return [];
    const range: [number, number][] = wanted === '' ? [] : [[at, at + wanted.length]];
    return [{value, highlighted: toHtml(toRuns(value, 0, value.length, range), tags), count}];
  });
  facetHits.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return {
    facetHits: facetHits.slice(0, maxFacetHits),
    exhaustiveFacetsCount: result.exhaustive,
    processingTimeMS: Math.max(0, Math.round(now() - started)),
  };
}

function findWordStart(text: string, wanted: string): number {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] as string)) return at;
  }
  return -1;
}
