import {createContext, runInContext} from 'node:vm';
import {expect, test} from 'vitest';
import {readWorker} from '../src/finish/readWorker.ts';

type Listener = (event: unknown) => void;

/** Runs the worker of a site at `/help/` whose server gives this answer, and lets it answer a navigation. */
async function navigate(path: string, answer: Response): Promise<Response> {
  const listeners = new Map<string, Listener>();
  const cache = {keys: async () => [], match: async () => undefined, put: async () => undefined};
  const context = createContext({
    Headers,
    Request,
    Response,
    URL,
    setTimeout,
    clearTimeout,
    navigator: {userAgent: 'Test'},
    location: new URL('https://docs.example/help/service-worker.js'),
    fetch: async () => answer,
    caches: {keys: async () => [], match: async () => undefined, open: async () => cache},
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  });
  runInContext(
    readWorker('serviceWorker', {version: 'v1', baseUrl: '/help/', hashedFolders: [], texts: {}}),
    context,
  );
  const url = `https://docs.example${path}`;
  return new Promise((resolve) => {
    listeners.get('fetch')?.({
      request: {method: 'GET', url, mode: 'navigate', headers: new Headers()},
      preloadResponse: Promise.resolve(undefined),
      waitUntil: () => undefined,
      respondWith: (response: Promise<Response>) => resolve(response),
    });
  });
}

test('the offline page is answered with the list of what is kept', async () => {
  const page = new Response('<div id="offline-list"></div>', {headers: {'content-type': 'text/html'}});
  const answer = await navigate('/help/offline', page);
  expect(await answer.text()).toContain('<p>No page has been kept yet.</p>');
});

// The host of a site without slashes at the end leads from offline.html to offline.
test('a host that leads to another spelling of the offline page is followed by the browser', async () => {
  const redirect = {
    type: 'opaqueredirect',
    status: 0,
    ok: false,
    headers: new Headers(),
    text: async () => '',
  };
  const answer = await navigate('/help/offline.html', redirect as Response);
  expect(answer).toBe(redirect);
});
