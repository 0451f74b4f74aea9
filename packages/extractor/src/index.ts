export {collectPages} from './collectPages.ts';
export {describePage} from './describePage.ts';
export {ExtractError, type ExtractErrorCode} from './errors.ts';
export {
  extractRecords,
  type ExtractOptions,
  type ExtractResult,
  type IncompletePage,
  type SkippedPage,
} from './extractRecords.ts';
export {findArticle} from './findArticle.ts';
export {pageRank} from './pageRank.ts';
export {isFurniture} from './isFurniture.ts';
export {toScript} from './inlineText.ts';
export {readPageMeta, type PageMeta} from './PageMeta.ts';
export {pageUrl} from './pageUrl.ts';
export {parsePage, type ParsePageOptions} from './parsePage.ts';
export type {Page} from './Page.ts';
export type {Block} from './Block.ts';
export {productOf, type ProductOptions} from './productOf.ts';
export {readRecords, type PageJob, type PageRecords} from './readRecords.ts';
export {skipReason, type SkipOptions, type SkipReason} from './skipReason.ts';
export {toRecords} from './toRecords.ts';
export {attribute, elementsBelow, hasClass, isElement} from './tree.ts';
export {warnOfMissingTabs} from './warnOfMissingTabs.ts';
export {toJsonLines, writeRecords} from './writeRecords.ts';
