import {keyOf, OFFLINE_PAGE} from '../storage/index.ts';
import {answerInTime} from './answerInTime.ts';
import {isKeepable} from './isKeepable.ts';
import {keep, MAX_PAGES} from './keep.ts';
import {listKept} from './listKept.ts';
import {matchSaved} from './matchSaved.ts';
import {baseUrl, names, version} from './settings.ts';

/** Tells the page that it is a copy: read by the page through `performance.getEntriesByType('navigation')`. */
const COPY_HEADER = {name: 'server-timing', value: 'offline-copy'};

/** The page that was kept: the visited one is never older than the saved one. */
async function findPage(key: string): Promise<Response | undefined> {
  const kept =
    (await caches.match(key, {cacheName: names.pages, ignoreVary: true})) ?? (await matchSaved(key));
  if (kept || key !== baseUrl + OFFLINE_PAGE) return kept;
  return caches.match(key, {cacheName: names.shell(version)});
}

async function fetchPage(event: FetchEvent, key: string): Promise<Response> {
  const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
  // A page that the browser fetches ahead has not been visited.
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

/** The network's answer, unless it fails, is an error of the server, or takes too long for somebody who has a copy. */
async function networkFirst(
  fresh: Promise<Response>,
  kept: Response | undefined,
): Promise<Response | undefined> {
  if (!kept) return fresh.catch(() => undefined);
  const answer = await answerInTime(fresh);
  return answer && answer.status < 500 ? answer : asCopy(kept);
}

/** Answers a navigation: from the network within the bound, else from what is kept, else with the way to what is there. */
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
  // A host may lead to another spelling of the address; that answer is for the browser to follow.
  return key === baseUrl + OFFLINE_PAGE && answer.ok
    ? listKept(answer, url.searchParams.get('from'))
    : answer;
}
