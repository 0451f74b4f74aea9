import {cacheNames, deleteCaches, WORKER_NAME} from '../storage/index.ts';
import {setRefused} from './preference.ts';
import {tellWorker} from './tellWorker.ts';

/** Deletes everything of this site from the device; nothing is kept until the reader saves again. Rejects if something could not be deleted. */
export async function forgetSite(baseUrl: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  if (registration?.active?.scriptURL.endsWith(baseUrl + WORKER_NAME)) {
    // The worker stays active until its pages are closed, so it has to stop keeping files.
    tellWorker(registration.active, {kind: 'forget'});
    await registration.unregister();
  }
  await deleteCaches(cacheNames(baseUrl).prefix);
  // Last, as it throws if storage is full.
  setRefused(true);
}
