import {expect, test} from 'vitest';
import {createCaches} from './createCaches.ts';
import {ORIGIN, runServiceWorker, visit} from './runServiceWorker.ts';

/** What the worker answers a navigation with when this is what the server answers. */
function navigate(path: string, answer: Response): Promise<Response | undefined> {
  const send = runServiceWorker({version: 'v1'}, {caches: createCaches(ORIGIN), fetch: async () => answer});
  return send('fetch', visit(path));
}

test('the offline page is answered with the list of what is kept', async () => {
  const page = new Response('<div id="offline-list"></div>', {headers: {'content-type': 'text/html'}});
  const answer = await navigate('/help/offline', page);
  expect(await answer?.text()).toContain('<p>No page has been kept yet.</p>');
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
