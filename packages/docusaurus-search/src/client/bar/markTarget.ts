import {landOn, targetOf} from '@help-center/html-first/landing';

/** Leads to the element that an address points at, once its page is shown; called before the reader goes there. */
export function markTarget(href: string): void {
  const {pathname, hash} = new URL(href, location.href);
  const id = targetOf(hash);
  if (id === '') return;
  // The page that the reader leaves stays until the next one has loaded, and may have a place of the same name.
  const left = pathname === location.pathname ? null : document.getElementById(id);
  landOn(id, {always: true, isHere: () => location.pathname === pathname && left?.isConnected !== true});
}
