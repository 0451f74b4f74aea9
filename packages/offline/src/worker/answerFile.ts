import {findSaved} from '../storage/index.ts';
import {answerInTime} from './answerInTime.ts';
import {findOtherSize} from './findOtherSize.ts';
import {keep, MAX_FILES} from './keep.ts';
import {matchSaved} from './matchSaved.ts';
import {baseUrl, hashedFolders, names} from './settings.ts';

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
