import {afterEach, beforeEach, expect, test} from 'vitest';
import {markTarget, isOwnPage} from '../../src/client/bar/markTarget.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/docs/a/');
});
afterEach(() => {
  document.body.innerHTML = '';
});

const marked = () => document.querySelector('.landing-target')?.id;

test('marks and focuses the target until blur, and leaves its text alone', async () => {
  document.body.innerHTML = '<h2 id="steps">Steps <em>to take</em></h2>';
  const heading = document.querySelector('h2');
  markTarget('/docs/a/#steps');
  await expect.poll(() => marked()).toBe('steps');
  expect([document.activeElement, heading?.innerHTML]).toEqual([heading, 'Steps <em>to take</em>']);
  heading?.blur();
  expect([heading?.hasAttribute('tabindex'), marked()]).toEqual([false, undefined]);
});

test("waits until the target's page is rendered", async () => {
  markTarget('/docs/b/#steps');
  document.body.innerHTML = '<h2 id="steps">Steps of page a</h2>';
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  expect(marked()).toBeUndefined();
  window.history.replaceState(null, '', '/docs/b/');
  await expect.poll(() => marked()).toBe('steps');
});

test('waits until an element with the same id on the old page is gone', async () => {
  document.body.innerHTML = '<h2 id="steps">Steps of page a</h2>';
  markTarget('/docs/b/#steps');
  window.history.replaceState(null, '', '/docs/b/');
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  expect(marked()).toBeUndefined();
  document.body.innerHTML = '<h2 id="steps">Steps of page b</h2>';
  await expect.poll(() => marked()).toBe('steps');
});

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
