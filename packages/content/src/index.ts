export {readSvg, type Diagram} from './diagrams/readSvg.ts';
export {assertHistory} from './freshness/assertHistory.ts';
export {didYouMean} from './didYouMean.ts';
export {checkFrontMatter, type FieldFault} from './pages/checkFrontMatter.ts';
export {factMarksOf} from './pages/factMarks.ts';
export {
  BLOG_FIELDS,
  DOC_FIELDS,
  PAGE_FIELDS,
  PAGE_TYPES,
  type FieldRule,
  type PageType,
} from './pages/frontMatterRules.ts';
export {isGeneralMark} from './pages/generalMark.ts';
export {anchorsOf, headingsOf, type PageHeading} from './pages/headings.ts';
export {listProductFiles} from './pages/listProductFiles.ts';
export {pageUrl} from './pages/pageUrl.ts';
export {parsePage, type Page, type PageHead} from './pages/parsePage.ts';
export {readFacts, type Fact} from './pages/readFacts.ts';
export {docPages, isPartial, readPageHeads, readPages, readSite} from './pages/readSite.ts';
export type {GlossaryEntry, Site} from './pages/Site.ts';
export {textOf} from './pages/textOf.ts';
export {pathOfFile} from '@help-center/built-site';
export {decodeAddress} from './paths/decodeAddress.ts';
export {
  VALUES_FILE,
  withProviderValues,
  type FilledValues,
  type Products,
} from './provider/providerValues.ts';
export {readYaml} from './readYaml.ts';
export {collectRedirects, type Redirect} from './redirects/collectRedirects.ts';
