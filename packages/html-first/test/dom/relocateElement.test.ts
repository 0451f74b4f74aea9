import {beforeEach, expect, test} from 'vitest';
import {relocateElement} from '../../src/loader/relocateElement.ts';

beforeEach(() => {
  document.body.innerHTML = '<div><ul><li>one</li><li id="two">two</li></ul></div>';
});

const second = () => document.querySelector<HTMLElement>('#two') ?? document.body;

test('gives the element itself while it is on the page, even when it has moved', () => {
  const element = second();
  const find = relocateElement(element);
  document.querySelector('ul')?.prepend(element);
  expect(find()).toBe(element);
});

test('gives the element that stands in its place when it was made anew', () => {
  const find = relocateElement(second());
  const list = document.querySelector('ul');
  list?.replaceWith(list.cloneNode(true));
  expect(find()).toBe(second());
});

test('gives nothing when something else stands there', () => {
  const find = relocateElement(second());
  document.body.innerHTML = '<div><ul><li>one</li></ul></div>';
  expect(find()).toBeUndefined();
});
