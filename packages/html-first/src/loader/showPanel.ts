/** Shows the panel of a tab until React does. Panels that are made when they are opened have to wait for it. */
export function showPanel(tab: HTMLElement): void {
  const list = tab.parentElement;
  const tabs = [...(list?.children ?? [])];
  const panels = [...(list?.nextElementSibling?.children ?? [])] as HTMLElement[];
  if (panels.length !== tabs.length) return;
  for (const [at, one] of tabs.entries()) {
    const isChosen = one === tab;
    one.setAttribute('aria-selected', String(isChosen));
    one.classList.toggle('tabs__item--active', isChosen);
    panels[at]!.hidden = !isChosen;
  }
}

/** Marks the current section in the table of contents by the fragment of the address, until React does. */
export function markContents(): void {
  // Quotation marks in an address are always encoded.
  document
    .querySelector(`.table-of-contents [href="${location.hash}"]`)
    ?.classList.add('table-of-contents__link--active');
}
