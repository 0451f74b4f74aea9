import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SiteFiles} from '@help-center/built-site';
import {expect, test} from 'vitest';
import {finishSite} from '../src/finish/finishSite.ts';
import type {FinishSiteOptions} from '../src/finish/FinishSiteOptions.ts';
import {buildSite, page} from './buildSite.ts';

const PICTURE = page('<main><img src="https://pictures.example.com/a.png" alt=""></main>');

function finish(outDir: string, options: FinishSiteOptions) {
  const files = new SiteFiles(outDir);
  const finished = finishSite(files, options);
  files.commit();
  return finished;
}

test("stops the build with a fix when the policy blocks the site's picture", () => {
  const outDir = buildSite({'docs/a.html': PICTURE});
  expect(() => finish(outDir, {policy: {unlisted: 'refuse'}})).toThrow(
    'https://pictures.example.com (docs/a.html): add it to htmlFirst.policy.images, or remove it from the pages',
  );
  expect(readFileSync(join(outDir, 'docs/a.html'), 'utf8')).toBe(PICTURE);
});

test('accepts a picture from a listed host', () => {
  const outDir = buildSite({'docs/a.html': PICTURE});
  const images = ['https://pictures.example.com'];
  const {remarks} = finish(outDir, {policy: {unlisted: 'refuse', images}});
  expect(remarks).toEqual([]);
  expect(readFileSync(join(outDir, 'docs/a.html'), 'utf8')).toContain(
    "img-src 'self' data: https://pictures.example.com;",
  );
});

test.each(['https:', 'https://*.example.com', '*'])('matches hosts with the source "%s"', (source) => {
  const outDir = buildSite({'docs/a.html': PICTURE});
  expect(finish(outDir, {policy: {unlisted: 'refuse', images: [source]}}).remarks).toEqual([]);
});

test.each(['http:', 'https://*.example.org', 'https://example.com'])(
  'does not match another host with the source "%s"',
  (source) => {
    const outDir = buildSite({'docs/a.html': PICTURE});
    expect(() => finish(outDir, {policy: {unlisted: 'refuse', images: [source]}})).toThrow(
      'https://pictures.example.com (docs/a.html)',
    );
  },
);

test('allows and logs the picture without a rule', () => {
  const outDir = buildSite({'docs/a.html': PICTURE, 'docs/b.html': PICTURE});
  const {remarks} = finish(outDir, {});
  expect(remarks.join('\n')).toContain(
    'allowed, as pages need it: https://pictures.example.com (docs/a.html and 1 more)',
  );
});
