import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {addBoxes, setTicked} from '../../src/components/TickSteps/stepBoxes.ts';
import {doneIn, isOnIn, openTickedSteps} from '../../src/components/TickSteps/openTickedSteps.ts';

const KEY = 'help-center.steps./docs/X/';
let isBlocked = false;

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => (isBlocked ? null : localStorage.getItem(key)),
    set: (value: string) => void (isBlocked || localStorage.setItem(key, value)),
    del: () => void (isBlocked || localStorage.removeItem(key)),
    listen: () => () => undefined,
  }),
}));

beforeEach(() => localStorage.clear());
afterEach(() => {
  isBlocked = false;
  openTickedSteps('/docs/X/').setOn(false);
});

const open = () => openTickedSteps('/docs/X/');

it('merges ticks of other tabs', () => {
  const steps = open();
  steps.setOn(true);
  steps.tick(0, true);
  localStorage.setItem(KEY, '0,2');
  steps.tick(1, true);
  expect(doneIn(steps.read())).toEqual(new Set([0, 2, 1]));
  steps.tick(2, false);
  expect(localStorage.getItem(KEY)).toBe('0,1');
});

it('keeps ticks while the boxes are hidden', () => {
  const steps = open();
  steps.setOn(true);
  steps.tick(3, true);
  steps.setOn(false);
  expect(isOnIn(steps.read())).toBe(false);
  expect(isOnIn(open().read())).toBe(false);
  open().setOn(true);
  expect(doneIn(open().read())).toEqual(new Set([3]));
});

it('stores nothing when nothing is ticked and the boxes are hidden', () => {
  const steps = open();
  steps.setOn(true);
  expect(isOnIn(steps.read())).toBe(true);
  steps.setOn(false);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('works without storage and updates all buttons of the page', () => {
  isBlocked = true;
  const changed = vi.fn<() => void>();
  const stop = open().listen(changed);
  open().setOn(true);
  open().tick(1, true);
  expect(isOnIn(open().read())).toBe(true);
  expect(doneIn(open().read())).toEqual(new Set([1]));
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});

it('labels a box with its step and shows progress', () => {
  document.body.innerHTML = '<ol><li>One</li><li>Two</li></ol>';
  const steps = [...document.querySelectorAll('li')];
  const onTick = vi.fn<(index: number, isDone: boolean) => void>();
  const remove = addBoxes(steps, (step) => `Step ${step} is done`, onTick);
  setTicked(steps, new Set([1]));
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input')];
  expect(boxes.map(({checked}) => checked)).toEqual([false, true]);
  boxes[0]?.click();
  expect(onTick).toHaveBeenCalledExactlyOnceWith(0, true);
  remove();
  expect(document.querySelector('input')).toBeNull();
});
