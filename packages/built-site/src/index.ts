export {
  describeOptionFaults,
  listOptions,
  mustBe,
  nearestName,
  type OptionFault,
} from './describeOptionFaults.ts';
export {fillIn, readBundledScript, type BundledScript} from './fillIn.ts';
export {
  docOf,
  findCategory,
  listItems,
  type AllLoadedContent,
  type LoadedDoc,
  type LoadedDocs,
  type LoadedPage,
  type LoadedVersion,
  type SidebarItem,
} from './LoadedContent.ts';
export {filesOfPage, keyOf, pathOfFile} from './paths.ts';
export {readPages, type PageHandlers, type ParsedPage} from './readPages.ts';
export {
  runStages,
  STAGE_ORDER,
  STAGES_PLUGIN,
  type BuiltSite,
  type HashedFolder,
  type ShippedTexts,
  type SiteRoute,
  type Stage,
  type StagePosition,
} from './runStages.ts';
export {SiteFiles} from './SiteFiles.ts';
