/** Milliseconds to wait for the target's page. */
const PATIENCE_MS = 5000;

/** Class of the heading or block that a hit led to, until it loses the focus; the style sheet fades the mark earlier. */
const MARK_CLASS = 'search-target';

/**
 * Scrolls to the element that an address points at, marks it for a moment and moves the focus there, so that screen
 * readers continue from it. The text of the page does not change.
 */
export function markTarget(href: string): void {
  const {pathname, hash} = new URL(href, location.href);
  const id = decodeFragment(hash.slice(1));
  if (id === '') return;
  const started = performance.now();
  function look(): void {
    const target = location.pathname === pathname ? document.getElementById(id) : null;
    if (target !== null) mark(target);
    else if (performance.now() - started < PATIENCE_MS) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

function mark(target: HTMLElement): void {
  for (let details = target.closest('details'); details !== null; details = outer(details))
    details.open = true;
  target.scrollIntoView();
  target.classList.add(MARK_CLASS);
  const isFocusable = target.hasAttribute('tabindex');
  if (!isFocusable) target.tabIndex = -1;
  target.focus({preventScroll: true});
  const onBlur = () => {
    target.classList.remove(MARK_CLASS);
    if (!isFocusable) target.removeAttribute('tabindex');
  };
  target.addEventListener('blur', onBlur, {once: true});
}

function outer(details: HTMLDetailsElement): HTMLDetailsElement | null {
  return details.parentElement?.closest('details') ?? null;
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
