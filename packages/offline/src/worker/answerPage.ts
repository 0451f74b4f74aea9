import {isKeepable, keyOf, OFFLINE_PAGE} from '../storage/index.ts';
import {answerInTime, matchSaved} from './answerFile.ts';
import {keep, MAX_PAGES} from './keep.ts';
import {listKept} from './listKept.ts';
import {baseUrl, names, version} from './settings.ts';

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
export async function answerPage(event: FetchEvent): Promise<Response> {
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
