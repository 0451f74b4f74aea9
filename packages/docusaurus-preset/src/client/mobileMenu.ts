/** Closes the menu of narrow screens with Escape. */
function onKeyDown({key}: KeyboardEvent): void {
  const close = document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close');
  if (key !== 'Escape' || close === null) return;
  close.click();
  document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
}

/** The button that leads back to the main menu is gone then, so the focus moves to the first entry. */
function onClick({target}: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('.navbar-sidebar__back') === null) return;
  // Once the theme has shown the main menu
  setTimeout(() => document.querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) a')?.focus());
}

if (typeof document !== 'undefined') {
  addEventListener('keydown', onKeyDown);
  addEventListener('click', onClick);
}
