export {filesOfPage, keyOf, pathOfFile} from './paths.ts';
export {SiteFiles} from './SiteFiles.ts';
export {runStages, STAGE_ORDER, type BuiltSite, type Stage, type StagePosition} from './runStages.ts';
