import {foldText} from '../analysis/foldText.ts';
import {HIERARCHY_FACETS} from '../query/HierarchyValues.ts';
import type {RequiredWords} from '../query/requireWords.ts';
import {assertParameterNames} from './parameterNames.ts';
import {parseFilters} from './parseFilters.ts';
import {parseNumericFilters} from './parseNumericFilters.ts';
import {parseOptionalFilters} from './parseOptionalFilters.ts';
import {invalidParameter} from './ProtocolError.ts';
import type {SearchParameters} from './SearchParameters.ts';
import {readInteger, readNames, type Body} from './values.ts';

/** The parameters that few front ends send. */
type MoreParameters = Pick<
  SearchParameters,
  'filter' | 'offset' | 'prefer' | 'required' | 'unfinished' | 'correct' | 'attributes' | 'sortFacetValuesBy'
>;

/** Highest offset of the first hit. */
const MAX_OFFSET = 2 ** 31 - 1;

/** Reads them. Throws with status 400 for an invalid value or an unsupported parameter. */
export function readMoreParameters(body: Body): MoreParameters {
  assertParameterNames(body);
  return {
    offset: readWindow(body),
    filter: [...parseFilters(body['filters']), ...parseNumericFilters(body['numericFilters'])],
    prefer: parseOptionalFilters(body['optionalFilters']),
    required: readRequired(body),
    unfinished: UNFINISHED[readChoice(body, 'queryType', ['prefixLast', 'prefixAll', 'prefixNone'])],
    correct: readCorrect(body),
    attributes: readAttributes(body),
    sortFacetValuesBy: readChoice(body, 'sortFacetValuesBy', ['count', 'alpha']),
  };
}

const UNFINISHED = {prefixLast: 'last', prefixAll: 'all', prefixNone: 'none'} as const;

/** The first hit, if the request counts hits instead of pages. */
function readWindow(body: Body): number | undefined {
  if ((body['offset'] ?? body['length'] ?? undefined) === undefined) return undefined;
  return readInteger(body, 'offset', 0, MAX_OFFSET);
}

/** Words are required only if a request says what to do without results; otherwise they only affect the order. */
function readRequired(body: Body): RequiredWords | undefined {
  const optional = readNames(body, 'optionalWords', []).flatMap((words) => foldText(words).split(/\s+/u));
  if ((body['removeWordsIfNoResults'] ?? undefined) === undefined && optional.length === 0) return undefined;
  const removal = readChoice(body, 'removeWordsIfNoResults', [
    'none',
    'lastWords',
    'firstWords',
    'allOptional',
  ]);
  return {optional, removal};
}

/** `min` and `strict` have no effect, because a word is only corrected if the index has nothing for it. */
function readCorrect(body: Body): boolean {
  const value = body['typoTolerance'] ?? true;
  if (![true, false, 'true', 'false', 'min', 'strict'].includes(value as string)) {
    throw invalidParameter('typoTolerance', 'true, false, "min" or "strict"');
  }
  return value !== false && value !== 'false';
}

const SEARCHABLE = ['hierarchy', ...HIERARCHY_FACETS, 'content', 'description', 'keywords'];

function readAttributes(body: Body): readonly string[] | undefined {
  const names = readNames(body, 'restrictSearchableAttributes', []);
  if (names.length === 0 || names.includes('*')) return undefined;
  const unknown = names.some((name) => !SEARCHABLE.includes(name));
  if (unknown) throw invalidParameter('restrictSearchableAttributes', `names among ${SEARCHABLE.join(', ')}`);
  return names;
}

/** One of several words; the first is the default. */
function readChoice<Word extends string>(body: Body, name: string, words: readonly [Word, ...Word[]]): Word {
  const value = body[name] ?? words[0];
  const word = words.find((other) => other === value);
  if (word === undefined) throw invalidParameter(name, `one of ${words.join(', ')}`);
  return word;
}
