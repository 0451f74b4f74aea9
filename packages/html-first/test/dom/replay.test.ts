import {beforeEach, expect, test} from 'vitest';
import {recordEvent, recordInput, replay, relocateElement} from '../../src/loader/replay.ts';

let heard: string[] = [];
let button: HTMLButtonElement;
let input: HTMLInputElement;

beforeEach(() => {
  heard = [];
  document.body.innerHTML = '<button>Press</button><input>';
  button = document.querySelector('button')!;
  input = document.querySelector('input')!;
  button.addEventListener('click', () => heard.push('click'));
  button.addEventListener('keydown', ({key}) => heard.push(`key ${key}`));
  input.addEventListener('input', () => heard.push(`input ${input.value}`));
});

test('replays everything once, in order', () => {
  recordEvent(button, new KeyboardEvent('keydown', {key: 'Enter'}));
  recordEvent(button);
  replay();
  replay();
  expect(heard).toEqual(['key Enter', 'click']);
});

test('shows React only the newest value of a field', () => {
  for (const value of ['a', 'ab']) {
    input.value = value;
    recordInput(input);
  }
  replay();
  expect(heard).toEqual(['input ', 'input ab']);
});

function second(): HTMLElement {
  document.body.innerHTML = '<div><ul><li>one</li><li id="two">two</li></ul></div>';
  return document.querySelector('#two')!;
}

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
  expect(find()).toBe(document.querySelector('#two'));
});

test('returns nothing when another element is in its place', () => {
  const find = relocateElement(second());
  document.body.innerHTML = '<div><ul><li>one</li></ul></div>';
  expect(find()).toBeUndefined();
});
