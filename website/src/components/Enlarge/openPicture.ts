/** Shows a copy of a drawing or picture over the page, as large as the window allows; Escape, the button or a click beside it closes it. */
export function openPicture(picture: Element, closeLabel: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  dialog.setAttribute('aria-label', picture.getAttribute('aria-label') ?? picture.getAttribute('alt') ?? '');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = closeLabel;
  close.className = 'button button--secondary';
  const frame = document.createElement('div');
  frame.className = 'diagram';
  // Focusable, so that it can be scrolled by keyboard.
  frame.tabIndex = 0;
  frame.append(picture.cloneNode(true));
  dialog.append(close, frame);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({target}) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
