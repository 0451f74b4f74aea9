import {isMetered} from '@help-center/built-site/connection';
import {cacheNames, deleteCaches, OFFLINE_PAGE} from '../storage/index.ts';
import {isRefused, register, tellWorker} from './register.ts';
import {showConnection} from './showConnection.ts';
import {restorePosition, watchUpdates} from './watchUpdates.ts';

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
  // Fetched before the worker controlled this page.
  keep([location.pathname, ...performance.getEntriesByType('resource').map(({name}) => name)]);
  void window.docusaurus.prefetch(baseUrl + OFFLINE_PAGE);
}

/** Called for each page shown: the first one starts the service worker, which then keeps each of them. */
export async function showPage(baseUrl: string, pathname: string): Promise<void> {
  if (isRefused()) {
    await deleteCaches(cacheNames(baseUrl).prefix);
    return;
  }
  if (!ready) {
    ready = start(baseUrl);
    return ready;
  }
  await ready;
  // React has changed the page without fetching it. On metered connections it is not fetched only to be kept.
  if (!isMetered()) keep([pathname]);
}
