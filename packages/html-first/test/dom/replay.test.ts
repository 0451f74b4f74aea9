import {beforeEach, expect, test} from 'vitest';
import {recordEvent, recordInput, replay} from '../../src/loader/replay.ts';

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
