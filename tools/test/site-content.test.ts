import {expect, it} from 'vitest';
import {checkContent} from '../src/content/checkContent.ts';
import {formatFinding} from '../src/content/Finding.ts';
import {checkMeasures, measurePages} from '../src/content/measurePages.ts';
import {collectRedirects} from '@help-center/content';
import {websiteDir} from '../src/websiteDir.ts';

// One reading of the site for all checks, because it takes seconds.
it('finds no mistakes, overlong pages or redirect collisions in this site', async () => {
  const {site, findings} = await checkContent({dir: websiteDir});
  expect([...findings, ...checkMeasures(measurePages(site))].map(formatFinding)).toEqual([]);
  expect(() => collectRedirects([...site.pages.values()], [])).not.toThrow();
});
