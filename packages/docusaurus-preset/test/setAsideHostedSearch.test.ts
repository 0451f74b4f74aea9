import {logger} from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import {setAsideHostedSearch} from '../src/setAsideHostedSearch.ts';

test('a site that comes with the hosted search of the classic preset is built, and told that it is not used', () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const themeConfig = {algolia: {appId: 'A'}, navbar: {}};
  setAsideHostedSearch({siteConfig: {themeConfig}} as unknown as LoadContext);
  expect(themeConfig).toEqual({navbar: {}});
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('themeConfig.algolia is ignored, because the index built with the site answers'),
  );
});
