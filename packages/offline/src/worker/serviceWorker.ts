import {
  deleteCaches,
  dropOlder,
  fetchFromServer,
  findSaved,
  OFFLINE_PAGE,
  saveFiles,
  selectFiles,
  type WorkerMessage,
} from '../storage/index.ts';
import {answerFile} from './answerFile.ts';
import {answerPage} from './answerPage.ts';
import {classify} from './classify.ts';
import {keepAddresses} from './keep.ts';
import {baseUrl, names, scope, version} from './settings.ts';

let stopped = false;

/** Stores what this version needs before it can take over: the offline page and the files that the reader has saved. */
async function prepare(): Promise<void> {
  const shell = await caches.open(names.shell(version));
  await shell.put(baseUrl + OFFLINE_PAGE, await fetchFromServer(baseUrl + OFFLINE_PAGE));
  const saved = (await findSaved(baseUrl)).at(-1)?.list;
  if (!saved || saved.version === version) return;
  try {
    await saveFiles({baseUrl, only: saved.only});
  } catch (error) {
    // The older copy stays; half of a newer one would only take up space.
    if ((error as Error).name === 'QuotaExceededError') await caches.delete(names.saved(version));
    throw error;
  }
}

/** In Firefox (seen in 153), a preload without network fails the navigation, whatever the worker responds. */
const preloads = !navigator.userAgent.includes('Firefox/');

/** Deletes caches of other versions, and visited pages that have a newer saved copy. */
async function forgetOld(): Promise<void> {
  const newest = (await findSaved(baseUrl)).at(-1);
  const isOfThisVersion = newest?.name === names.saved(version);
  const wanted = new Set([names.shell(version), names.saved(version), newest?.name]);
  if (!isOfThisVersion || newest.list.only) wanted.add(names.pages).add(names.assets);
  await deleteCaches(names.prefix, (name) => wanted.has(name));
  if (isOfThisVersion) await dropOlder(baseUrl, selectFiles(newest.list, newest.list.only));
}

async function takeOver(): Promise<void> {
  await scope.registration.navigationPreload?.[preloads ? 'enable' : 'disable']();
  await forgetOld();
  await scope.clients.claim();
}

scope.addEventListener('install', (event) => event.waitUntil(prepare()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

scope.addEventListener('fetch', (event) => {
  if (stopped) return;
  const kind = classify(event.request);
  if (kind === 'page') event.respondWith(answerPage(event));
  else if (kind !== 'other') event.respondWith(answerFile(event, kind));
});

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'take-over') event.waitUntil(scope.skipWaiting());
  else if (message.kind === 'forget') {
    stopped = true;
    event.waitUntil(deleteCaches(names.prefix));
  } else if (!stopped) event.waitUntil(keepAddresses(message.addresses));
});
