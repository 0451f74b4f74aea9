export {readSvg, type Diagram} from './diagrams/readSvg.ts';
export {assertHistory} from './freshness/assertHistory.ts';
export {didYouMean} from './didYouMean.ts';
export {
  BLOG_FIELDS,
  DOC_FIELDS,
  PAGE_FIELDS,
  PAGE_TYPES,
  checkFrontMatter,
  type FieldFault,
  type FieldRule,
  type PageType,
} from './pages/frontMatterRules.ts';
export {
  anchorsOf,
  factMarksOf,
  headingsOf,
  isGeneralMark,
  textOf,
  type PageHeading,
} from './pages/pageParts.ts';
export {pageUrl, parsePage, type Page, type PageHead} from './pages/parsePage.ts';
export {listProductFiles, readFacts, type Fact} from './pages/readFacts.ts';
export {
  VALUES_FILE,
  docPages,
  isPartial,
  readPageHeads,
  readPages,
  readSite,
  withProviderValues,
  type FilledValues,
  type GlossaryEntry,
  type Products,
  type Site,
} from './pages/readSite.ts';
export {pathOfFile} from '@help-center/built-site';
export {decodeAddress} from './paths/decodeAddress.ts';
export {readYaml} from './readYaml.ts';
export {collectRedirects, type Redirect} from './redirects/collectRedirects.ts';
