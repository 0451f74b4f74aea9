import {createContext, runInContext} from 'node:vm';
import {readWorker, type WorkerSettings} from '../src/finish/writeOfflineFiles.ts';
import type {createCaches} from './createCaches.ts';

/** Where the sites of these tests are. */
export const ORIGIN = 'https://docs.example';

interface WorkerSurroundings {
  readonly caches: ReturnType<typeof createCaches>;
  fetch(url: URL): Promise<Response>;
  /** Default: that of the test. */
  readonly setTimeout?: (task: () => void) => unknown;
}

/** Dispatches an event to the worker, with a request or a message. Resolves with the response, if any, once all work is done. */
type SendEvent = (event: string, request?: object, message?: object) => Promise<Response | undefined>;

/** Runs the service worker of a site below `/help/`, as its browser does. */
export function runServiceWorker(
  {version, hashedFolders = []}: Pick<WorkerSettings, 'version'> & Partial<WorkerSettings>,
  {fetch, ...surroundings}: WorkerSurroundings,
): SendEvent {
  const listeners = new Map<string, (event: unknown) => void>();
  const context = createContext({
    Headers,
    Request,
    Response,
    URL,
    setTimeout,
    clearTimeout,
    console,
    navigator: {userAgent: 'Test'},
    registration: {},
    clients: {claim: async () => undefined},
    location: new URL(`${ORIGIN}/help/service-worker.js`),
    fetch: (request: {url: string} | string) =>
      fetch(new URL(typeof request === 'string' ? request : request.url, ORIGIN)),
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    ...surroundings,
  });
  runInContext(readWorker('serviceWorker', {version, baseUrl: '/help/', hashedFolders, texts: {}}), context);
  return async (event, request, message) => {
    let response: Promise<Response> | undefined;
    const waiting: Promise<unknown>[] = [];
    listeners.get(event)?.({
      request,
      ...message,
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (promise: Promise<unknown>) => waiting.push(promise),
      respondWith: (given: Promise<Response>) => (response = given),
    });
    const answer = await response;
    await Promise.all(waiting);
    return answer;
  };
}

/** What a browser asks a worker for when a reader opens a page. */
export const visit = (path: string) => ({
  method: 'GET',
  url: new URL(path, ORIGIN).href,
  mode: 'navigate',
  headers: new Headers(),
});
