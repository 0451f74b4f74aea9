import {expect, test} from 'vitest';
import {isOwnPage} from '../../src/client/bar/markTarget.ts';

const LOCALES = {de: {baseUrl: '/help/'}, ar: {baseUrl: '/help/ar/'}, vi: {}};

test.each([
  ['/help/setup/', '/help/', true],
  ['/help/', '/help/', true],
  ['/help/arabic/', '/help/', true],
  ['/help/ar/setup/', '/help/', false],
  ['/help/ar/setup/#top', '/help/ar/', true],
  ['/help/setup/', '/help/ar/', false],
  ['/other/', '/help/', false],
])('treats %s as a page of the language below %s: %s', (href, baseUrl, isOwn) => {
  expect(isOwnPage(href, baseUrl, LOCALES)).toBe(isOwn);
});
