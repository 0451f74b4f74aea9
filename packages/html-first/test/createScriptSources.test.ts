import {expect, test} from 'vitest';
import {SiteFiles} from '@help-center/built-site';
import {createScriptSources} from '../src/finish/describeScripts.ts';
import {buildSite} from './buildSite.ts';

test('distinguishes scripts of another site on the same host', () => {
  const files = new SiteFiles(buildSite({'assets/js/main.js': '1;'}));
  const sources = createScriptSources(files, new Map(), {baseUrl: '/help/', pageScripts: {}});
  expect(sources.isOwnScript('/help/assets/js/main.js')).toBe(true);
  expect(sources.isOwnScript('/else/assets/js/main.js')).toBe(false);
});
