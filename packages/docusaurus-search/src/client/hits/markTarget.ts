/** How long to wait for the page of the target, in milliseconds. */
const PATIENCE_MS = 5000;

/** Class of the heading or block that a reader arrives at from a hit, until the focus leaves it; the style sheet ends the mark before. */
const MARK_CLASS = 'search-target';

/**
 * Brings the element that an address points at into view, marks it for a moment and moves the focus there, so that a
 * screen reader goes on at that place. The text of the page stays untouched.
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
