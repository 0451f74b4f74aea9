import {WORKER_NAME} from '../storage/index.ts';

/** Whether this browser can keep pages: it needs service workers, which need HTTPS or this very machine. */
export function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis;
}

/** Registers the service worker of the site and waits until it is in force. After a forced reload it still does not answer for this page. */
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
