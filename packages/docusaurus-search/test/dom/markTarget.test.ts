import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {markTarget} from '../../src/client/bar/markTarget.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/docs/a/');
});
afterEach(() => {
  document.body.innerHTML = '';
});

const marked = () => document.querySelector('.landing-target')?.id;

test('marks the target and leaves its text alone', async () => {
  document.body.innerHTML = '<h2 id="steps">Steps <em>to take</em></h2>';
  const before = document.querySelector('h2')?.innerHTML;
  markTarget('/docs/a/#steps');
  await vi.waitFor(() => expect(marked()).toBe('steps'));
  expect(document.querySelector('h2')?.innerHTML).toBe(before);
});

test('moves the focus to the target and cleans up on blur', async () => {
  document.body.innerHTML = '<h2 id="steps">Steps</h2>';
  const heading = document.querySelector('h2');
  markTarget('/docs/a/#steps');
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  heading?.blur();
  expect(heading?.hasAttribute('tabindex')).toBe(false);
  expect(marked()).toBeUndefined();
});

test("waits until the target's page is rendered", async () => {
  markTarget('/docs/b/#steps');
  document.body.innerHTML = '<h2 id="steps">Steps of page a</h2>';
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  expect(marked()).toBeUndefined();
  window.history.replaceState(null, '', '/docs/b/');
  await vi.waitFor(() => expect(marked()).toBe('steps'));
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
  await vi.waitFor(() => expect(marked()).toBe('steps'));
});

test('opens the details that contain the target', async () => {
  document.body.innerHTML = '<details><details><h3 id="inner">Inner</h3></details></details>';
  markTarget('/docs/a/#inner');
  await vi.waitFor(() => expect(marked()).toBe('inner'));
  expect([...document.querySelectorAll('details')].map(({open}) => open)).toEqual([true, true]);
});

test('finds a target whose address is escaped', async () => {
  document.body.innerHTML = '<h2 id="größe">Größe</h2>';
  markTarget(`/docs/a/#${encodeURIComponent('größe')}`);
  await vi.waitFor(() => expect(marked()).toBe('größe'));
});
