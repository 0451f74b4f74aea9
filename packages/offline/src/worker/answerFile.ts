import {findSaved} from '../storage/index.ts';
import {answerInTime} from './answerInTime.ts';
import {findOtherSize} from './findOtherSize.ts';
import {keep, MAX_FILES} from './keep.ts';
import {matchSaved} from './matchSaved.ts';
import {baseUrl, hashedFolders, names} from './settings.ts';

/** Files that name those of a folder; they belong to the copy whose files are complete. */
const MANIFESTS = hashedFolders.flatMap(({folder, except}) => except.map((name) => baseUrl + folder + name));

/** What is kept for an address: a saved folder is complete for certain, of a visited one parts may be missing. */
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

/** The network's answer; another size of a picture where that fails or takes too long. */
async function answerHashed(event: FetchEvent, pathname: string): Promise<Response> {
  const fresh = fetchAndKeep(event, pathname);
  event.waitUntil(fresh.catch(() => undefined));
  const other = await findOtherSize(pathname);
  if (!other) return fresh;
  const answer = await answerInTime(fresh);
  return answer?.ok ? answer : other;
}

/** Answers the request for a file: hashed files from the device if they are there, others from the network if it answers. */
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
