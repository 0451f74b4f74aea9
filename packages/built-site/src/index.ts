export {describeOptionFaults, listOptions, mustBe, type OptionFault} from './describeOptionFaults.ts';
export {fillIn, type BundledScript} from './fillIn.ts';
export {filesOfPage, keyOf, pathOfFile} from './paths.ts';
export type {HashedFolder} from './HashedFolder.ts';
export {KeptWork, type WorkInput} from './KeptWork.ts';
export {nearestName} from './nearestName.ts';
export type {ShippedTexts} from './ShippedTexts.ts';
export {SiteFiles} from './SiteFiles.ts';
export {readBundledScript} from './readBundledScript.ts';
export {
  runStages,
  STAGE_ORDER,
  type BuiltSite,
  type SiteRoute,
  type Stage,
  type StagePosition,
} from './runStages.ts';
export type {AllLoadedContent, LoadedDoc, LoadedDocs, LoadedPage, LoadedVersion} from './LoadedContent.ts';
export {docOf, findCategory, listItems, type SidebarItem} from './sidebars.ts';
