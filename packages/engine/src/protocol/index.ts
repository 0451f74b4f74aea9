export {suggestQueries} from '../suggestQueries.ts';
export {
  answerEach,
  answerQueries,
  type AnswerOptions,
  MAX_REQUESTS,
  type OpenIndexByName,
  previewQuery,
} from './answerQueries.ts';
export {assertPrice, priceCall} from './priceCall.ts';
export {mergeParams} from './readParameters.ts';
export {ProtocolError} from './ProtocolError.ts';
export {type FacetHitBody, type FacetValuesBody, searchFacetValues} from './searchFacetValues.ts';
export type {
  AnswerBlockBody,
  AnswerBody,
  FacetFiltersBody,
  HighlightBody,
  HitBody,
  QueriesRequestBody,
  QueriesResponseBody,
  SearchRequestBody,
  SearchResultBody,
  SnippetBody,
  TextRun,
} from './types.ts';
