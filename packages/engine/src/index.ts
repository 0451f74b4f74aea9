export {
  EngineError,
  type EngineErrorCode,
  IndexDamagedError,
  IndexReadError,
  IndexVersionError,
} from './errors.ts';
export {isPart} from './parts/createPartReader.ts';
export {assertManifest, FORMAT_VERSION, type IndexManifest, type IndexPart} from './IndexManifest.ts';
export type {IndexHit, IndexQuery, IndexResult} from './IndexQuery.ts';
export type {Mark, Matcher} from './mark/createMatcher.ts';
export {escapeHtml, highlight, type Highlight, type HighlightTags} from './mark/highlight.ts';
export {snippet, type Snippet} from './mark/snippet.ts';
export type {IndexAnswer} from './findAnswer.ts';
export {listParts, openIndex, type IndexSource} from './openIndex.ts';
export type {FacetCondition, FacetFilter} from './query/filters.ts';
export {SearchIndex} from './SearchIndex.ts';
export {suggestQueries} from './suggestQueries.ts';
