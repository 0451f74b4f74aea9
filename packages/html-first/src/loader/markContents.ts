/** Marks the part of the page that its address names, where the page lists its parts; React goes on from there. */
export function markContents(): void {
  const {hash} = location;
  if (hash)
    document
      .querySelector(`.table-of-contents [href=${JSON.stringify(hash)}]`)
      ?.classList.add('table-of-contents__link--active');
}
