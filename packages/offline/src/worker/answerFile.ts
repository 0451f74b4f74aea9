import {listCaches, readPictureSize, findSaved} from '../storage/index.ts';
import {names, baseUrl, hashedFolders} from './settings.ts';
import {keep, MAX_FILES} from './keep.ts';

/** Finds another size of the same picture, from a visited page or a saved copy. */
async function findOtherSize(pathname: string): Promise<Response | undefined> {
  const size = readPictureSize(pathname);
  if (size === undefined) return undefined;
  const start = location.origin + size.start;
  const copies = (await listCaches(names.saved(''))).reverse();
  for (const name of [names.assets, ...copies]) {
    const cache = await caches.open(name);
    const found = (await cache.keys()).find(({url}) => url.startsWith(start));
    if (found) return cache.match(found);
  }
  return undefined;
}

/** Finds a file in the saved copies, the newest first. */
export async function matchSaved(key: string): Promise<Response | undefined> {
  for (const cacheName of (await listCaches(names.saved(''))).reverse()) {
    const answer = await caches.match(key, {cacheName, ignoreVary: true});
    if (answer) return answer;
  }
  return undefined;
}

/** Milliseconds after which a reader gets a copy, although the network may still respond. */
const BOUND = 3000;

/** The response of the network; `undefined` if it fails or takes too long when there is a copy. */
export async function answerInTime(fresh: Promise<Response>): Promise<Response | undefined> {
  const bound = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), BOUND);
  });
  return Promise.race([fresh.catch(() => undefined), bound]);
}

/** Manifests of hashed folders; they must come from the copy that holds all the files they name. */
const MANIFESTS = hashedFolders.flatMap(({folder, except}) => except.map((name) => baseUrl + folder + name));

/** Finds the file at an address. A manifest comes from a saved copy if possible: visited folders may be incomplete. */
async function findKept(pathname: string): Promise<Response | undefined> {
  const findVisited = () => caches.match(pathname, {cacheName: names.assets, ignoreVary: true});
  if (MANIFESTS.includes(pathname)) {
    const copy = (await findSaved(baseUrl)).at(-1);
    return (await copy?.cache.match(pathname)) ?? findVisited();
  }
  return (await findVisited()) ?? matchSaved(pathname);
}

async function fetchAndKeep(event: FetchEvent, pathname: string): Promise<Response> {
  const answer = await fetch(event.request);
  if (answer.ok && !/text\/html/.test(answer.headers.get('content-type') ?? '')) {
    event.waitUntil(keep(names.assets, pathname, answer.clone(), MAX_FILES));
  }
  return answer;
}

/** The response of the network, or another size of a picture if that fails or takes too long. */
async function answerHashed(event: FetchEvent, pathname: string): Promise<Response> {
  const fresh = fetchAndKeep(event, pathname);
  event.waitUntil(fresh.catch(() => undefined));
  const other = await findOtherSize(pathname);
  if (!other) return fresh;
  const answer = await answerInTime(fresh);
  return answer?.ok ? answer : other;
}

/** Responds to the request for a file: hashed files come from the device first, others from the network first. */
export async function answerFile(event: FetchEvent, kind: 'hashed' | 'plain'): Promise<Response> {
  const {pathname} = new URL(event.request.url);
  if (kind === 'hashed') return (await findKept(pathname)) ?? answerHashed(event, pathname);
  try {
    return await fetchAndKeep(event, pathname);
  } catch (error) {
    const kept = await findKept(pathname);
    if (kept) return kept;
    throw error;
  }
}
