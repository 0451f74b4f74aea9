import {
  deleteCaches,
  dropOlder,
  fetchFromServer,
  findSaved,
  OFFLINE_PAGE,
  saveFiles,
  selectFiles,
  type WorkerMessage,
  isKeepable,
  keyOf,
} from '../storage/index.ts';
import {answerFile, answerInTime, matchSaved} from './answerFile.ts';
import {classify} from './classify.ts';
import {keep, keepAddresses, keeping, MAX_PAGES} from './keep.ts';
import {baseUrl, names, scope, version} from './settings.ts';
import {listKept} from './listKept.ts';

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
  if (keeping.isStopped) return;
  const kind = classify(event.request);
  if (kind === 'other') return;
  const answer = kind === 'page' ? answerPage(event) : answerFile(event, kind);
  event.respondWith(answer);
  const settled = answer.catch(() => undefined).finally(() => answering.delete(settled));
  answering.add(settled);
});

/** Responses in progress. They may open caches, and opening a missing cache creates it. */
const answering = new Set<Promise<unknown>>();

async function forgetAll(): Promise<void> {
  await Promise.all(answering);
  // The reader may have saved again during a slow response.
  if (keeping.isStopped) await deleteCaches(names.prefix);
}

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'take-over') event.waitUntil(scope.skipWaiting());
  else if (message.kind === 'keep') event.waitUntil(keepAddresses(message.addresses));
  else {
    keeping.isStopped = message.kind === 'forget';
    if (keeping.isStopped) event.waitUntil(forgetAll());
  }
});

/** Marks a copy; the page reads it through `performance.getEntriesByType('navigation')`. */
const COPY_HEADER = {name: 'server-timing', value: 'offline-copy'};

/** Finds a page on the device; a visited page is never older than a saved one. */
async function findPage(key: string): Promise<Response | undefined> {
  const kept =
    (await caches.match(key, {cacheName: names.pages, ignoreVary: true})) ?? (await matchSaved(key));
  if (kept || key !== baseUrl + OFFLINE_PAGE) return kept;
  return caches.match(key, {cacheName: names.shell(version)});
}

async function fetchPage(event: FetchEvent, key: string): Promise<Response> {
  const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  // A prefetched page has not been visited.
  if (isKeepable(answer) && !event.request.headers.has('sec-purpose')) {
    event.waitUntil(keep(names.pages, key, answer.clone(), MAX_PAGES));
  }
  return answer;
}

function asCopy(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(COPY_HEADER.name, COPY_HEADER.value);
  return new Response(kept.body, {status: kept.status, headers});
}

/** The response of the network. A copy replaces it if it fails, is a server error or takes too long. */
async function networkFirst(
  fresh: Promise<Response>,
  kept: Response | undefined,
): Promise<Response | undefined> {
  if (!kept) return fresh.catch(() => undefined);
  const answer = await answerInTime(fresh);
  return answer && answer.status < 500 ? answer : asCopy(kept);
}

/** Responds to a navigation: from the network in time, otherwise from the device, otherwise with the offline page. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const key = keyOf(url.pathname);
  const fresh = fetchPage(event, key);
  event.waitUntil(fresh.catch(() => undefined));
  const answer = await networkFirst(fresh, await findPage(key));
  if (!answer) {
    const from = encodeURIComponent(url.pathname + url.search);
    return Response.redirect(`${baseUrl}${OFFLINE_PAGE}?from=${from}`);
  }
  // A redirect to another spelling of the address is left to the browser.
  return key === baseUrl + OFFLINE_PAGE && answer.ok
    ? listKept(answer, url.searchParams.get('from'))
    : answer;
}
