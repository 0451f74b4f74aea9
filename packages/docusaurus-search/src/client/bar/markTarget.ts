import {landOn, targetOf} from '@help-center/html-first/landing';

/** Leads to the element that an address points at, once its page is shown. Call it before navigating. */
export function markTarget(href: string): void {
  const {pathname, hash} = new URL(href, location.href);
  const id = targetOf(hash);
  if (id === '') return;
  // Docusaurus keeps the old page until the next one has loaded, and it may have an element with the same id.
  const left = pathname === location.pathname ? null : document.getElementById(id);
  landOn(id, {always: true, isHere: () => location.pathname === pathname && left?.isConnected !== true});
}

/** Whether an address belongs to the current locale of the site; the router knows no other pages. */
export function isOwnPage(
  href: string,
  baseUrl: string,
  locales: Readonly<Record<string, {readonly baseUrl?: string}>>,
): boolean {
  const isOther = ({baseUrl: other = ''}) => other.length > baseUrl.length && href.startsWith(other);
  return href.startsWith(baseUrl) && !Object.values(locales).some(isOther);
}
