import {WORKER_NAME} from '../storage/index.ts';

/** Whether this browser can keep pages. That needs service workers, and so HTTPS or localhost. */
export function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis;
}

/** Registers the service worker of the site and waits until it is active. After a forced reload it does not control the page. */
export async function register(baseUrl: string): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(baseUrl + WORKER_NAME, {scope: baseUrl});
  const registration = await navigator.serviceWorker.ready;
  const worker = registration.active;
  if (worker?.state === 'activating') {
    await new Promise((resolve) => {
      worker.addEventListener('statechange', resolve, {once: true});
    });
  }
  return registration;
}
