import {afterEach, expect, test, vi} from 'vitest';
import {fetchIndexFile} from '../../src/client/embedded/createIndexLoader.ts';

const URL = 'https://help.example.com/search-index/text-0-abcdefgh.json';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('times out after twenty seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(20_000);
    return AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
  });
  vi.stubGlobal('fetch', async (_url: string, {signal}: RequestInit) => {
    signal?.throwIfAborted();
    return new Response();
  });
  await expect(fetchIndexFile(URL, {})).rejects.toMatchObject({
    name: 'RetryError',
    failures: [{host: URL, reason: 'timeout'}],
  });
  expect(timeout).toHaveBeenCalledTimes(1);
});
