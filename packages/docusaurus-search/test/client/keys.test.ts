import {expect, test} from 'vitest';
import {isShortcut} from '../../src/client/opener/keys.ts';

const press = (key: string, modifiers: Partial<KeyboardEvent>) =>
  isShortcut({key, ctrlKey: false, metaKey: false, ...modifiers} as KeyboardEvent, true);

test('opens search by Ctrl or Cmd with K', () => {
  expect(press('k', {ctrlKey: true})).toBe(true);
  expect(press('K', {metaKey: true})).toBe(true);
});

test('leaves K alone, and with Alt or Shift, to the browser', () => {
  for (const modifiers of [{}, {ctrlKey: true, altKey: true}, {ctrlKey: true, shiftKey: true}])
    expect(press('k', modifiers)).toBe(false);
});
