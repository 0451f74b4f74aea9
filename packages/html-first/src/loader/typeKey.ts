/** Types a character into the focused field like the browser would; `Backspace` deletes the one before the caret. */
export function typeKey(key: string): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  const back = key === 'Backspace' ? 1 : 0;
  const start = Math.max(0, (field.selectionStart ?? 0) - back);
  field.setRangeText(back ? '' : key, start, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}
