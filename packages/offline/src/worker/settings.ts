import type {HashedFolder} from '@help-center/built-site';
import {cacheNames, type CacheNames} from '../storage/index.ts';

/** Filled in by the finishing step. */
declare const __VERSION__: string;
declare const __BASE_URL__: string;
declare const __HASHED_FOLDERS__: readonly HashedFolder[];

/** The version of the site that this worker belongs to. */
export const version: string = __VERSION__;
/** The base path of the site. */
export const baseUrl: string = __BASE_URL__;
/** Folders whose files never change, as their names say what is in them. */
export const hashedFolders: readonly HashedFolder[] = __HASHED_FOLDERS__;
/** Names of the caches of this site. */
export const names: CacheNames = cacheNames(baseUrl);
/** The worker's own scope; the library declares the scope of all kinds of workers. */
export const scope: ServiceWorkerGlobalScope = globalThis as unknown as ServiceWorkerGlobalScope;
