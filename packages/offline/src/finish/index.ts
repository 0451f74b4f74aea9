export {writeOfflineFiles, type OfflineSite, type WriteOfflineOptions} from './writeOfflineFiles.ts';
