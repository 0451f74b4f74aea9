import {isMetered} from '@help-center/built-site/connection';
import {cacheNames, OFFLINE_PAGE} from '../storage/index.ts';
import {isRefused} from './preference.ts';
import {register} from './register.ts';
import {restorePosition} from './readingPosition.ts';
import {showConnection} from './showConnection.ts';
import {tellWorker} from './tellWorker.ts';
import {watchUpdates} from './watchUpdates.ts';

let ready: Promise<void> | undefined;

function keep(addresses: readonly string[]): void {
  const {controller} = navigator.serviceWorker;
  if (controller) tellWorker(controller, {kind: 'keep', addresses});
}

async function start(baseUrl: string): Promise<void> {
  restorePosition();
  showConnection(baseUrl);
  const registration = await register(baseUrl);
  watchUpdates(registration);
  // What was fetched before the worker answered for this page.
  keep([location.pathname, ...performance.getEntriesByType('resource').map(({name}) => name)]);
  void window.docusaurus.prefetch(baseUrl + OFFLINE_PAGE);
}

/** A page is shown: starts the service worker on the first one, and has each one kept. */
export async function showPage(baseUrl: string, pathname: string): Promise<void> {
  if (isRefused()) {
    const {prefix} = cacheNames(baseUrl);
    for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
    return;
  }
  if (!ready) {
    ready = start(baseUrl);
    return ready;
  }
  await ready;
  // React has changed the page without fetching it. A reader who asked for little data pays for no second copy.
  if (!isMetered()) keep([pathname]);
}
