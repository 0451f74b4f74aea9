/** Jumps to the top at once for readers who prefer reduced motion; the theme's button always scrolls smoothly. */
function jumpToTop(event: MouseEvent): void {
  const {target} = event;
  if (!(target instanceof Element) || !target.closest('.theme-back-to-top-button')) return;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  event.stopPropagation();
  window.scrollTo({top: 0, behavior: 'instant'});
}

if (typeof document !== 'undefined') addEventListener('click', jumpToTop, true);
