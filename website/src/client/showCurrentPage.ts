/**
 * Scrolls the sidebar to the current page if that is out of view. Chromium shows it there at once (`scroll-initial-target` in
 * layout.css); others wait for this script, and so does a page that the reader went to without loading it.
 */
function showCurrentPage(): void {
  const tree = document.querySelector('.theme-doc-sidebar-container .menu');
  const page = tree?.querySelector('[aria-current=page]');
  if (!tree || !page) return;
  const {top, bottom} = tree.getBoundingClientRect();
  const row = page.getBoundingClientRect();
  if (row.top < top || row.bottom > bottom) tree.scrollTop += row.top - (top + bottom) / 2;
}

/** Called by Docusaurus whenever a page is shown. */
export function onRouteDidUpdate(): void {
  // Categories open after this call.
  requestAnimationFrame(showCurrentPage);
}
