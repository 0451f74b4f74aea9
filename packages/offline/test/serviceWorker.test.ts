import {expect, test} from 'vitest';
import {createCaches} from './createCaches.ts';
import {ORIGIN, runServiceWorker, visit} from './runServiceWorker.ts';

/** What the worker answers a navigation with when this is what the server answers. */
function navigate(path: string, answer: Response): Promise<Response | undefined> {
  const send = runServiceWorker({version: 'v1'}, {caches: createCaches(ORIGIN), fetch: async () => answer});
  return send('fetch', visit(path));
}

test('serves the offline page with the list of stored pages', async () => {
  const page = new Response('<div id="offline-list"></div>', {headers: {'content-type': 'text/html'}});
  const answer = await navigate('/help/offline', page);
  expect(await answer?.text()).toContain('<p>No page has been kept yet.</p>');
});

// The host of a site without slashes at the end leads from offline.html to offline.
test('lets the browser follow a redirect of the offline page', async () => {
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
