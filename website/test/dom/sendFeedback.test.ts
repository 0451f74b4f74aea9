import {afterEach, expect, it, vi} from 'vitest';
import {sendFeedback} from '../../src/components/Helped/sendFeedback.ts';

afterEach(() => vi.unstubAllGlobals());

it('sends page and answer, and nothing about the reader', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetch);
  await sendFeedback('https://search.example.com/1/feedback', {page: '/docs/X/', kind: 'helped'});
  expect(fetch).toHaveBeenCalledOnce();
  const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(url).toBe('https://search.example.com/1/feedback');
  expect(JSON.parse(init.body as string)).toEqual({page: '/docs/X/', kind: 'helped'});
  expect(init).toMatchObject({method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer'});
  expect(init.headers).toBeUndefined();
});

it('reports when the server did not store the answer', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', {status: 429})));
  await expect(sendFeedback('/', {page: '/', kind: 'not-helped'})).rejects.toThrow('429');
});
