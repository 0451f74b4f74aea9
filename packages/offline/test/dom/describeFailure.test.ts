import {afterEach, expect, test, vi} from 'vitest';
import {describeFailure} from '../../src/client/describeFailure.ts';

afterEach(() => void vi.unstubAllGlobals());

const withRoom = (estimate?: object) =>
  vi.stubGlobal('navigator', {storage: estimate && {estimate: async () => estimate}});

test('shows nothing when the reader stopped', async () => {
  expect(await describeFailure(new DOMException('', 'AbortError'), 0)).toBe('');
});

test('shows required and free megabytes, rounded to the safe side', async () => {
  withRoom({quota: 10_900_000, usage: 9_000_000});
  expect(await describeFailure(new DOMException('', 'QuotaExceededError'), 12_100_000)).toContain(
    '13 MB are needed, and this browser leaves 1 MB',
  );
  for (const estimate of [undefined, {}]) {
    withRoom(estimate);
    const text = await describeFailure(new DOMException('', 'QuotaExceededError'), 12_100_000);
    expect(text).toContain('13 MB are needed.');
    expect(text).not.toContain('leaves');
  }
});

test('formats megabytes for the page language', async () => {
  withRoom();
  for (const [language, needed] of [
    ['de', '1.235'],
    ['en', '1,235'],
  ] as const) {
    document.documentElement.lang = language;
    const text = await describeFailure(new DOMException('', 'QuotaExceededError'), 1_234_500_000);
    expect(text).toContain(`${needed} MB are needed.`);
  }
});

test('explains a missing file, a network failure and unknown errors', async () => {
  expect(await describeFailure(new Error('/a$&b answered with status 404.'), 0)).toBe(
    'Saving failed: /a$&b answered with status 404. Save again in a minute.',
  );
  expect(await describeFailure(new TypeError('Failed to fetch'), 0)).toContain('The network failed.');
  expect(await describeFailure('odd', 0)).toBe('Saving failed: odd Save again in a minute.');
});
