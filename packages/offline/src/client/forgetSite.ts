import {cacheNames, WORKER_NAME} from '../storage/index.ts';
import {setRefused} from './preference.ts';
import {tellWorker} from './tellWorker.ts';

/** Deletes everything of this site from the device and keeps nothing until the reader saves again. Rejects when something stays. */
export async function forgetSite(baseUrl: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  if (registration?.active?.scriptURL.endsWith(baseUrl + WORKER_NAME)) {
    // It answers for open pages until they are closed, so it has to stop keeping.
    tellWorker(registration.active, {kind: 'forget'});
    await registration.unregister();
  }
  const {prefix} = cacheNames(baseUrl);
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  // Last: it throws where the storage is full, and that must not keep the rest.
  setRefused(true);
}
