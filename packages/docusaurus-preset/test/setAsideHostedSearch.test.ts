import {logger} from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import {setAsideHostedSearch} from '../src/listClassicParts.ts';

test('builds a site with hosted search settings, and warns that they are ignored', () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const themeConfig = {algolia: {appId: 'A'}, navbar: {}};
  setAsideHostedSearch({siteConfig: {themeConfig}} as unknown as LoadContext);
  expect(themeConfig).toEqual({navbar: {}});
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('themeConfig.algolia is ignored, because the index built with the site answers'),
  );
});
