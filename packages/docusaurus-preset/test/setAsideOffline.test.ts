import {logger} from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {beforeEach, expect, test, vi} from 'vitest';
import {setAsideOffline} from '../src/listClassicParts.ts';

const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
beforeEach(() => void warn.mockClear());

const contextWith = (...plugins: unknown[]) => ({siteConfig: {plugins}}) as unknown as LoadContext;

test.each([
  '@docusaurus/plugin-pwa',
  'pwa',
  '/site/node_modules/@docusaurus/plugin-pwa/lib/index.js',
  'C:\\site\\node_modules\\@docusaurus\\plugin-pwa\\lib\\index.js',
])('omits the service worker beside the one of %s, and warns', (name) => {
  expect(setAsideOffline({docs: {}}, contextWith('other', [name, {}]))).toEqual({docs: {}, offline: false});
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('offline reading is off. Remove that plugin'),
  );
});

test('warns of nothing without another worker or with offline reading off', () => {
  const options = {offline: {page: false}};
  expect(
    setAsideOffline(
      options,
      contextWith('other', () => ({name: 'x'}), null),
    ),
  ).toBe(options);
  expect(setAsideOffline({offline: false}, contextWith('pwa'))).toEqual({offline: false});
  expect(warn).not.toHaveBeenCalled();
});
