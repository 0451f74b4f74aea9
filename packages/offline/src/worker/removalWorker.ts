import {forgetAll} from './forget.ts';
import {scope} from './settings.ts';

/** Replaces an older service worker when the feature is turned off: deletes everything and unregisters itself. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetAll().then(() => scope.registration.unregister()));
});
