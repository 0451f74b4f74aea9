import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import Answers from '../../src/components/Helped/Answers.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const send = vi.fn<(kind: string) => Promise<void>>();
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  send.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Answers send={send} />));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const buttons = () => [...document.querySelectorAll('button')];
const status = () => document.querySelector<HTMLElement>('[role=status]');

/** Presses the answer "No" as the keyboard does. */
async function answer(): Promise<void> {
  await act(async () => {
    buttons()[1]?.focus();
    buttons()[1]?.click();
    await Promise.resolve();
  });
}

it('allows answering again after a failure to store', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  send.mockRejectedValueOnce(new Error('The server answered 500.')).mockResolvedValueOnce();
  await answer();
  expect(status()?.textContent).toBe('Your answer could not be stored. ');
  expect(buttons().map(({textContent}) => textContent)).toEqual(['Yes', 'No']);
  expect(document.activeElement).toBe(buttons()[1]);
  await answer();
  expect(send.mock.calls).toEqual([['not-helped'], ['not-helped']]);
  expect(status()?.textContent).toBe('Thank you. ');
});

it('moves the focus to the thanks when the buttons go', async () => {
  send.mockResolvedValue();
  await answer();
  expect(buttons()).toEqual([]);
  expect(document.activeElement).toBe(status());
});

it('sends one answer for a double click', async () => {
  send.mockReturnValue(new Promise(() => undefined));
  await answer();
  await answer();
  expect(send).toHaveBeenCalledOnce();
});
