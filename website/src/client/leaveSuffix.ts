/**
 * Some hosts serve the not-found page for an address with .html although the page exists without it. The router would then
 * mix the two, so the address without .html is loaded instead.
 */
function leaveSuffix(): void {
  const {pathname, search, hash} = window.location;
  const page = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  const isNotFound = document.querySelector('main[data-not-found]') !== null;
  if (isNotFound && page !== pathname) window.location.replace(page + search + hash);
}

if (typeof document !== 'undefined') leaveSuffix();
