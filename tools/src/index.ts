export {checkFrontMatter, type FieldFault} from './pages/checkFrontMatter.ts';
export {
  BLOG_FIELDS,
  DOC_FIELDS,
  PAGE_FIELDS,
  PAGE_TYPES,
  type FieldRule,
  type PageType,
} from './pages/frontMatterRules.ts';
export {didYouMean, nearestWord} from './nearestWord.ts';
export {readYaml} from './readYaml.ts';
export {readSvg, type Diagram} from './diagrams/readSvg.ts';
export {assertHistory} from './freshness/assertHistory.ts';
export {collectRedirects, type Redirect} from './redirects/collectRedirects.ts';
export {readPageHeads} from './pages/readSite.ts';
export {findPathFaults, PATH_LIST} from './paths/findPathFaults.ts';
