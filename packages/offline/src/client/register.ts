import {WORKER_NAME, type WorkerMessage} from '../storage/index.ts';
import site from '@generated/site-storage';

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

/** Sends a message to a service worker. */
export function tellWorker(worker: ServiceWorker, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages to a worker have none
  worker.postMessage(message);
}

// Always in local storage: a refusal must outlast the tab.
const KEY = `help-center.offline${site.namespace}`;

/** Whether the reader has removed everything from this device, so that nothing is kept until they save again. */
export function isRefused(): boolean {
  try {
    return localStorage.getItem(KEY) === 'removed';
  } catch {
    // Without storage there is no service worker, either.
    return true;
  }
}

/** Stores the reader's choice. */
export function setRefused(refused: boolean): void {
  if (refused) localStorage.setItem(KEY, 'removed');
  else localStorage.removeItem(KEY);
}
