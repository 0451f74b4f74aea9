import type {HashedFolder} from '@help-center/built-site';
import {cacheNames, type CacheNames} from '../storage/index.ts';

/** Filled in by the finishing step. */
declare const __VERSION__: string;
declare const __BASE_URL__: string;
declare const __HASHED_FOLDERS__: readonly HashedFolder[];

/** The version of the site of this worker. */
export const version: string = __VERSION__;
/** The base path of the site. */
export const baseUrl: string = __BASE_URL__;
/** Folders whose file names contain a content hash. */
export const hashedFolders: readonly HashedFolder[] = __HASHED_FOLDERS__;
/** Names of the caches of this site. */
export const names: CacheNames = cacheNames(baseUrl);
/** The scope of this worker; the library types `globalThis` for all kinds of workers. */
export const scope: ServiceWorkerGlobalScope = globalThis as unknown as ServiceWorkerGlobalScope;
