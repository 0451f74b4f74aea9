import {beforeEach, expect, test} from 'vitest';
import {relocateElement} from '../../src/loader/replay.ts';

beforeEach(() => {
  document.body.innerHTML = '<div><ul><li>one</li><li id="two">two</li></ul></div>';
});

const second = () => document.querySelector<HTMLElement>('#two') ?? document.body;

test('returns the element while it is on the page, even when moved', () => {
  const element = second();
  const find = relocateElement(element);
  document.querySelector('ul')?.prepend(element);
  expect(find()).toBe(element);
});

test('returns the new element in its place', () => {
  const find = relocateElement(second());
  const list = document.querySelector('ul');
  list?.replaceWith(list.cloneNode(true));
  expect(find()).toBe(second());
});

test('returns nothing when another element is in its place', () => {
  const find = relocateElement(second());
  document.body.innerHTML = '<div><ul><li>one</li></ul></div>';
  expect(find()).toBeUndefined();
});
