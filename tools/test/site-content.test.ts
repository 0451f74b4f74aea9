import {expect, it} from 'vitest';
import {checkContent} from '../src/content/checkContent.ts';
import {formatFinding} from '../src/content/Finding.ts';
import {collectRedirects, readPages} from '@help-center/content';
import {websiteDir} from '../src/websiteDir.ts';

it('finds no mistakes in this site', async () => {
  const {findings} = await checkContent({dir: websiteDir});
  expect(findings.map(formatFinding)).toEqual([]);
});

it('finds no redirect collisions in this site', () => {
  const pages = [...readPages(websiteDir).pages.values()];
  expect(() => collectRedirects(pages, [])).not.toThrow();
});
