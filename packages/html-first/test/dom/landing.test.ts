import {afterEach, beforeEach, expect, test} from 'vitest';
import {followFragments, landAgain, landOn} from '../../src/landing/index.ts';
import {showPanel} from '../../src/loader/showPanel.ts';

const TABS = `<div><ul role="tablist"><li role="tab">One</li><li role="tab">Two</li></ul>
  <div><div role="tabpanel"></div><div role="tabpanel" hidden><h2 id="inner">Inner</h2></div></div></div>`;

beforeEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/docs/a/');
});
afterEach(() => landOn('nothing', {isHere: () => false}));

const marked = () => document.querySelector('.landing-target')?.id;

test('leaves a visible element to the browser unless asked', async () => {
  document.body.innerHTML = '<h2 id="inner">Inner</h2>';
  landOn('inner');
  expect(marked()).toBeUndefined();
  landOn('inner', {always: true});
  await expect.poll(() => marked()).toBe('inner');
});

test('opens the details that the address names', () => {
  document.body.innerHTML = '<details id="inner"><summary>Why?</summary></details>';
  landOn('inner');
  expect(document.querySelector('details')?.open).toBe(true);
});

test('leaves details open that begin with an empty element', () => {
  document.body.innerHTML = '<details><summary>Why?</summary><a></a><h2 id="inner">Inner</h2></details>';
  landOn('inner');
  expect(document.querySelector('details')?.open).toBe(true);
});

test('clicks an inactive tab and marks the target once its panel is shown', () => {
  document.body.innerHTML = TABS;
  document.querySelectorAll<HTMLElement>('[role=tab]')[1].addEventListener('click', ({currentTarget}) => {
    showPanel(currentTarget as HTMLElement);
  });
  landOn('inner');
  expect([...document.querySelectorAll<HTMLElement>('[role=tabpanel]')].map(({hidden}) => hidden)).toEqual([
    true,
    false,
  ]);
  expect(marked()).toBe('inner');
});

test('opens a panel by the tab it names', () => {
  document.body.innerHTML =
    '<button id="tab">Two</button><div role="tabpanel" hidden aria-labelledby="tab"><h2 id="inner">Inner</h2></div>';
  document.querySelector('button')!.onclick = () => {
    document.querySelector<HTMLElement>('[role=tabpanel]')!.hidden = false;
  };
  landOn('inner');
  expect(marked()).toBe('inner');
});

test('focuses and marks a replaced element unless the reader has moved on', async () => {
  const land = () => {
    document.body.innerHTML = '<details><h2 id="inner">Inner</h2></details>';
    landOn('inner');
    document.body.innerHTML = '<h2 id="inner">Inner</h2>';
  };
  land();
  landAgain();
  await expect.poll(() => marked()).toBe('inner');
  expect(document.activeElement?.id).toBe('inner');
  land();
  dispatchEvent(new Event('wheel'));
  landAgain();
  await new Promise(requestAnimationFrame);
  expect(marked()).toBeUndefined();
});

test.each([
  ['keeps that of an element with one', '<h2 id="inner" tabindex="-1">Inner</h2>', '-1'],
  ['removes its own from any other', '<h2 id="inner">Inner</h2>', null],
])('makes the target focusable, and %s when the focus leaves', async (_, html, tabindex) => {
  document.body.innerHTML = html;
  landOn('inner', {always: true});
  await expect.poll(() => document.activeElement?.id).toBe('inner');
  document.getElementById('inner')!.blur();
  expect(marked()).toBeUndefined();
  expect(document.querySelector('h2')!.getAttribute('tabindex')).toBe(tabindex);
});

test('follows the address at the start, on change and on repeated links', async () => {
  document.body.innerHTML = '<details><h2 id="größe">Size</h2></details><a href="#gr%C3%B6%C3%9Fe">Size</a>';
  history.replaceState(null, '', '/docs/a/#gr%C3%B6%C3%9Fe');
  followFragments();
  const details = document.querySelector('details')!;
  expect(details.open).toBe(true);
  details.open = false;
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(details.open).toBe(true);
  details.open = false;
  document.querySelector('a')!.click();
  await expect.poll(() => details.open).toBe(true);
});
