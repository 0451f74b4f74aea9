import {expect, test} from 'vitest';
import {showBaseUrlBanner} from '../../src/loader/baseUrlBanner.ts';

test.each([
  ['/', '/docs/a/', '/sub/docs/a/', '/sub/'],
  ['/', '/', '/sub/folder/', '/sub/folder/'],
  ['/help/', '/blog', '/blog', '/'],
])('for a site at %s whose page %s is at %s, suggests the base URL %4$s', (baseUrl, path, pathname, real) => {
  history.replaceState(null, '', pathname);
  showBaseUrlBanner({baseUrl, path});
  expect(document.body.firstElementChild?.textContent).toMatch(
    new RegExp(`baseUrl = ${baseUrl}\\. .* baseUrl = ${real}$`),
  );
});
