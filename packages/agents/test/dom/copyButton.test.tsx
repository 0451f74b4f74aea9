import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {expect, test, vi} from 'vitest';
import CopyButton from '../../src/theme/PageMenu/CopyButton.tsx';

test('announces the copy until the button loses focus', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const root = createRoot(document.body);
  await act(async () => root.render(<CopyButton label="Copy" read={() => 'a text'} />));
  const button = document.querySelector('button')!;
  button.focus();
  await act(async () => button.click());
  expect(writeText).toHaveBeenCalledWith('a text');
  expect(document.querySelector('[role=status]')?.textContent).toBe('Copied');
  await act(async () => button.blur());
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
  await act(async () => root.unmount());
});
