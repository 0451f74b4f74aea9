import {landOn, targetOf} from '@help-center/html-first/landing';

/** Leads to the element that an address points at, once its page is shown. */
export function markTarget(href: string): void {
  const {pathname, hash} = new URL(href, location.href);
  const id = targetOf(hash);
  if (id !== '') landOn(id, {always: true, isHere: () => location.pathname === pathname});
}
