import {forgetAll} from './forget.ts';
import {scope} from './settings.ts';

/** Takes the place of an older service worker where the feature is turned off: forgets everything and goes. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetAll().then(() => scope.registration.unregister()));
});
