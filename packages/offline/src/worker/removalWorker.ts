import {deleteCaches} from '../storage/index.ts';
import {names, scope} from './settings.ts';

/** Replaces an older service worker when the feature is turned off: deletes everything and unregisters itself. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  event.waitUntil(deleteCaches(names.prefix).then(() => scope.registration.unregister()));
});
