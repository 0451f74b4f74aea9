export type {Block} from './BlockWriter.ts';
export {describePage} from './describePage.ts';
export {ExtractError, type ExtractErrorCode} from './errors.ts';
export {
  collectPages,
  extractRecords,
  RecordCollector,
  toJsonLines,
  writeRecords,
  type ExtractResult,
  type SkippedPage,
} from './extractRecords.ts';
export {findArticle} from './findArticle.ts';
export {toScript} from './inlineText.ts';
export {isFurniture} from './isFurniture.ts';
export {readPageMeta, type PageMeta} from './PageMeta.ts';
export {pageRank} from './pageRank.ts';
export {pageUrl} from './pageUrl.ts';
export {parsePage, type Page, type ParsePageOptions} from './parsePage.ts';
export {productOf, type ProductOptions} from './productOf.ts';
export {skipReason, type SkipOptions, type SkipReason} from './skipReason.ts';
export {toRecords} from './toRecords.ts';
export {attribute, elementsBelow, findElement, hasClass, isElement, type Element} from './tree.ts';
