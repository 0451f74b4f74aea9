import {afterEach, expect, test, vi} from 'vitest';
import {describeFailure} from '../../src/client/describeFailure.ts';
import {MissingFileError} from '../../src/storage/fetchFiles.ts';

afterEach(() => void vi.unstubAllGlobals());

const withRoom = (estimate?: object) =>
  vi.stubGlobal('navigator', {storage: estimate && {estimate: async () => estimate}});

test('a reader who stopped the saving is told nothing', async () => {
  expect(await describeFailure(new DOMException('', 'AbortError'), 0)).toBe('');
});

test('without room the needed and the free megabytes are told, both to the safe side', async () => {
  withRoom({quota: 10_900_000, usage: 9_000_000});
  expect(await describeFailure(new DOMException('', 'QuotaExceededError'), 12_100_000)).toContain(
    'the site takes 13 MB and this browser leaves 1 MB',
  );
  for (const estimate of [undefined, {}]) {
    withRoom(estimate);
    const text = await describeFailure(new DOMException('', 'QuotaExceededError'), 12_100_000);
    expect(text).toContain('the site takes 13 MB.');
    expect(text).not.toContain('leaves');
  }
});

test('a file that is missing, a network that fails and what nobody foresaw each have their own words', async () => {
  const missing = await describeFailure(new MissingFileError('/a$&b answered with status 404.'), 0);
  expect(missing).toContain('could not be fetched: /a$&b answered with status 404. It may be about to be');
  expect(await describeFailure(new TypeError('Failed to fetch'), 0)).toContain('The network failed.');
  expect(await describeFailure(new RangeError('odd'), 0)).toBe('Saving failed: RangeError: odd');
});
