import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import PixelCalculator from '../../src/components/PixelCalculator/index.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<PixelCalculator />));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const pressed = () =>
  [...document.querySelectorAll('[aria-pressed=true]')].map(({textContent}) => textContent);

it('fills in the fields of a purpose, and shows which one they are for', () => {
  expect(pressed()).toEqual([]);
  act(() =>
    [...document.querySelectorAll('button')].find(({textContent}) => textContent === 'Identify')?.click(),
  );
  expect(pressed()).toEqual(['Identify']);
  expect(document.querySelector<HTMLInputElement>('[name=wanted]')?.value).toBe('125');
  expect(document.querySelector('output')?.textContent).toContain('It gets 125 pixels up to 3.8 m away.');
});
