export {suggestQueries} from '../suggestQueries.ts';
export {
  answerQueries,
  type AnswerOptions,
  MAX_REQUESTS,
  type OpenIndexByName,
  previewQuery,
} from './answerQueries.ts';
export {ProtocolError} from './ProtocolError.ts';
export {type FacetHitBody, type FacetValuesBody, searchFacetValues} from './searchFacetValues.ts';
export type {
  ErrorBody,
  FacetFiltersBody,
  HighlightBody,
  HitBody,
  QueriesRequestBody,
  QueriesResponseBody,
  SearchRequestBody,
  SearchResultBody,
  SnippetBody,
} from './types.ts';
