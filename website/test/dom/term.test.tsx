import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import Term from '../../src/components/Term/index.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  act(() => root.render(<Term definition="A time without events.">cool-down</Term>));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The term has no ${selector}.`);
  return element;
}

function press(key: string): void {
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', {key})));
}

it('describes the word by its definition and is focusable', () => {
  const word = find('dfn');
  expect(document.getElementById(word.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'A time without events.',
  );
  expect(word.tabIndex).toBe(0);
});

it('keeps the definition out of the search index', () => {
  expect(find('[role=tooltip]').hasAttribute('data-search-ignore')).toBe(true);
});

it('closes on Escape and opens again after the focus has left', () => {
  const term = find('dfn').parentElement as HTMLElement;
  const matches = vi.spyOn(term, 'matches').mockReturnValue(true);
  const open = term.className;
  press('Escape');
  expect(matches).toHaveBeenCalledWith(':hover, :focus-within');
  expect(term.className).not.toBe(open);
  act(() => void term.dispatchEvent(new Event('focusout')));
  expect(term.className).toBe(open);
});

it('ignores Escape while it is closed', () => {
  const term = find('dfn').parentElement as HTMLElement;
  const before = term.className;
  press('Escape');
  expect(term.className).toBe(before);
});
