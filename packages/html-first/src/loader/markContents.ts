/** Marks the current section in the table of contents by the fragment of the address, until React does. */
export function markContents(): void {
  // Quotation marks in an address are always encoded.
  document
    .querySelector(`.table-of-contents [href="${location.hash}"]`)
    ?.classList.add('table-of-contents__link--active');
}
