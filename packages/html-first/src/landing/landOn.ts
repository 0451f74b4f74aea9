/** The tab of a panel: the one that it names, or the one at the same place in the list before the panels. */
function tabOf(panel: Element): HTMLElement | null {
  const name = panel.getAttribute('aria-labelledby');
  if (name) return document.getElementById(name);
  const place = [...(panel.parentElement?.children ?? [])].indexOf(panel);
  const list = panel.parentElement?.previousElementSibling;
  return list?.querySelectorAll<HTMLElement>('[role=tab]')[place] ?? null;
}

/**
 * Opens a folded box, and all folded boxes and tabs that an element is in. Returns whether anything was closed. Tabs are
 * pressed as a reader would, so they may open a moment later.
 */
function reveal(element: Element): boolean {
  let wasHidden = false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement && !at.open) wasHidden = at.open = true;
    else if (at.getAttribute('role') === 'tabpanel' && (at as HTMLElement).hidden) {
      wasHidden = true;
      tabOf(at)?.click();
    }
  }
  return wasHidden;
}

/** Milliseconds to wait for the target, and for what hides it to open. */
const PATIENCE_MS = 5000;

/** Class of the element that a reader was led to, until it loses the focus; the style sheet fades the mark earlier. */
const MARK_CLASS = 'landing-target';

/** What can hide its content. Browsers open some of these themselves. */
const BOXES = 'details,[role=tabpanel]';

/** Settings of {@link landOn}. */
export interface LandingOptions {
  /** Whether the page of the target is shown; always, by default. */
  readonly isHere?: () => boolean;
  /** Whether to lead there even if nothing hid the target; by default the browser has done so. */
  readonly always?: boolean;
}

/** Counts calls, because only the newest one may move the page. */
let calls = 0;
/** Id of the element that was led to because something had hidden it, until the reader goes on from there. */
let revealed = '';

const forget = () => {
  revealed = '';
};

/**
 * Opens what hides the element with an id, scrolls to it, marks it for a moment and moves the focus there, so that screen
 * readers continue from it. The text of the page does not change.
 */
export function landOn(id: string, {isHere = () => true, always = false}: LandingOptions = {}): void {
  const call = (calls += 1);
  const started = performance.now();
  let mustMove = always;
  revealed = '';
  function look(): void {
    if (call !== calls || performance.now() - started > PATIENCE_MS) return;
    const target = isHere() ? document.getElementById(id) : null;
    if (target !== null && reveal(target)) {
      mustMove = true;
      revealed = id;
      for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
        addEventListener(type, forget, {once: true, passive: true});
    }
    if (!target?.checkVisibility()) requestAnimationFrame(look);
    else {
      if (mustMove) target.scrollIntoView();
      if (mustMove || target.closest(BOXES)) mark(target);
    }
  }
  // A dialog that led there has to close first.
  if (always) requestAnimationFrame(look);
  else look();
}

function mark(target: HTMLElement): void {
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

/** Leads there once more, after scripts have replaced the page, unless the reader has gone on. */
export function landAgain(): void {
  if (revealed) landOn(revealed, {always: true});
}

/** The id that the fragment of an address names; empty without one. */
export function targetOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Opens what hides the target of the address. */
export function land(): void {
  const id = targetOf(location.hash);
  if (id) landOn(id);
}

/** A link to the place that the address names already changes nothing, though what it leads to may be closed by now. */
function onClick({target}: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.hash && link.href === location.href) setTimeout(land);
}

/** Opens what hides the target of the address, now and whenever the browser goes to another place of the page. */
export function followFragments(): void {
  addEventListener('hashchange', land);
  addEventListener('click', onClick);
  land();
}
