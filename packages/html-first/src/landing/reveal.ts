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
export function reveal(element: Element): boolean {
  let wasHidden = false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    let button: HTMLElement | null = null;
    if (at instanceof HTMLDetailsElement) {
      if (!at.open) wasHidden = at.open = true;
      // The framework's own box hides its content by an inline style and opens only when pressed.
      const summary = at.querySelector('summary');
      if ((summary?.nextElementSibling as HTMLElement | null)?.style.height === '0px') button = summary;
    } else if (at.getAttribute('role') === 'tabpanel' && (at as HTMLElement).hidden) button = tabOf(at);
    button?.click();
    wasHidden ||= button !== null;
  }
  return wasHidden;
}
