import {expect, test, vi} from 'vitest';
import {
  answerTo,
  input,
  links,
  openFrame,
  press,
  queries,
  show,
  type,
  useSearchFrame,
} from './useSearchFrame.ts';

useSearchFrame();

test('opens the first hit on Enter, also when that was pressed before there was one', () => {
  const opened: string[] = [];
  addEventListener('click', ({target}) => opened.push((target as HTMLAnchorElement).hash), {once: true});
  openFrame();
  type('cam');
  press('Enter');
  expect(opened).toEqual([]);
  show(answerTo('cam'));
  expect(opened).toEqual(['#camera']);
  expect(document.querySelector('dialog')).toBeNull();
});

test('typing on takes an early Enter back', () => {
  openFrame();
  press('Enter');
  type('cam');
  show(answerTo('cam'));
  expect(links()).toHaveLength(1);
  expect(document.querySelector('dialog')).not.toBeNull();
});

test('an Enter is handed over with the query, and forgotten when the frame is closed', () => {
  openFrame();
  type('cam');
  press('Enter');
  expect(window.helpCenterEarlySearch?.takeQuery()).toMatchObject({query: 'cam', entered: true});

  const opened: string[] = [];
  addEventListener('click', ({target}) => opened.push((target as HTMLAnchorElement).hash), {once: true});
  openFrame();
  type('cam');
  press('Enter');
  document.querySelector('dialog')?.close();
  expect(queries.at(-1)).toBe('');
  show(answerTo('cam'));
  expect(opened).toEqual([]);
});

test('Enter opens a hit with the keys that were held with it', () => {
  let click: MouseEvent | undefined;
  addEventListener('click', (event) => (click = event), {once: true});
  openFrame();
  type('cam');
  show(answerTo('cam'));
  press('Enter', {ctrlKey: true});
  expect(click?.ctrlKey).toBe(true);
  expect(document.querySelector('dialog')).not.toBeNull();
});

test.each([{isComposing: true}, {keyCode: 229}])(
  'Enter that ends a composition opens nothing: %j',
  (init) => {
    const opened = vi.fn<() => void>();
    addEventListener('click', opened, {once: true});
    openFrame();
    type('cam');
    show(answerTo('cam'));
    press('Enter', init);
    expect(opened).not.toHaveBeenCalled();
  },
);

test('the arrows lead from the field through the hits and back', () => {
  openFrame();
  type('cam');
  show(answerTo('cam'));
  press('ArrowDown');
  expect(document.activeElement).toBe(links()[0]);
  press('x');
  expect(document.activeElement).toBe(input());
  press('ArrowUp');
  expect(document.activeElement).toBe(links()[0]);
  press('ArrowDown');
  expect(document.activeElement).toBe(input());
});
