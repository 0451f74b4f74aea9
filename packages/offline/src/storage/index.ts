export {cacheNames, type CacheNames} from './cacheNames.ts';
export {deleteCaches, listCaches} from './deleteCaches.ts';
export {dropOlder} from './dropOlder.ts';
export {fetchFiles, fetchFromServer, MissingFileError, SAVING_HEADER} from './fetchFiles.ts';
export {findSaved, storeList, type SavedCopy, type SavedFiles} from './findSaved.ts';
export {isAnythingKept} from './isAnythingKept.ts';
export {keyOf} from './keyOf.ts';
export {
  FILES_NAME,
  OFFLINE_PAGE,
  WORKER_NAME,
  type OfflineFile,
  type OfflineFiles,
  type OfflineGroup,
} from './OfflineFiles.ts';
export {readPictureSize, type PictureSize} from './pictureSizes.ts';
export {ChangingSiteError, saveFiles, type SaveOptions} from './saveFiles.ts';
export {selectFiles} from './selectFiles.ts';
export type {WorkerMessage} from './WorkerMessage.ts';
