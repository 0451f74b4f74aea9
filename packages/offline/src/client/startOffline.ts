import {isMetered} from '@help-center/built-site/connection';
import {cacheNames, deleteCaches, OFFLINE_PAGE} from '../storage/index.ts';
import {isRefused, register, tellWorker} from './register.ts';
import {showConnection} from './showConnection.ts';
import {restorePosition, watchUpdates} from './watchUpdates.ts';

let ready: Promise<ServiceWorkerRegistration> | undefined;

/** Asks the active worker to keep files; the page may not have a controller yet. */
function keep({active}: ServiceWorkerRegistration, addresses: readonly string[]): void {
  if (active) tellWorker(active, {kind: 'keep', addresses});
}

async function start(baseUrl: string): Promise<ServiceWorkerRegistration> {
  restorePosition();
  showConnection(baseUrl);
  const registration = await register(baseUrl);
  watchUpdates(registration);
  // Fetched before the worker controlled this page.
  keep(registration, [location.pathname, ...performance.getEntriesByType('resource').map(({name}) => name)]);
  void window.docusaurus.prefetch(baseUrl + OFFLINE_PAGE);
  return registration;
}

/** Called for each page shown: the first one starts the service worker, which then keeps each of them. */
export async function showPage(baseUrl: string, pathname: string): Promise<void> {
  if (isRefused()) {
    await deleteCaches(cacheNames(baseUrl).prefix);
    return;
  }
  if (!ready) {
    await (ready = start(baseUrl));
    return;
  }
  const registration = await ready;
  // React has changed the page without fetching it. On metered connections it is not fetched only to be kept.
  if (!isMetered()) keep(registration, [pathname]);
}
