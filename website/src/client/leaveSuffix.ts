/**
 * Some hosts answer an address that ends in .html with the not-found page, though there is a page without the ending.
 * The router would put that page below the other one; the address without the ending is answered as a whole.
 */
function leaveSuffix(): void {
  const {pathname, search, hash} = window.location;
  const page = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  const isNotFound = document.querySelector('main[data-not-found]') !== null;
  if (isNotFound && page !== pathname) window.location.replace(page + search + hash);
}

if (typeof document !== 'undefined') leaveSuffix();
