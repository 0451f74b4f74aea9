export type {SiteGroup} from './listGroups.ts';
export {TEXTS as OFFLINE_TEXTS} from './texts.ts';
export {writeOfflineFiles, type OfflineSite, type WriteOfflineOptions} from './writeOfflineFiles.ts';
