/** Marks the part of the page that its address names, where the page lists its parts; React goes on from there. */
export function markContents(): void {
  // A quotation mark in an address is always encoded.
  document
    .querySelector(`.table-of-contents [href="${location.hash}"]`)
    ?.classList.add('table-of-contents__link--active');
}
