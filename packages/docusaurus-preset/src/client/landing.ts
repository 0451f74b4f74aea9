import {followFragments, landOn, targetOf} from '@help-center/html-first/landing';

interface RouteUpdate {
  readonly location: {readonly pathname: string; readonly hash: string};
  readonly previousLocation: {readonly pathname: string} | null;
}

/** The address that the reader goes back or forward to, where the browser restores the scroll position. */
let returnedTo = '';

if (typeof document !== 'undefined') {
  // The loader does it where there is one.
  if (!('htmlFirst' in window)) followFragments();
  addEventListener('popstate', () => {
    returnedTo = window.location.href;
  });
}

/** Called by Docusaurus after each page change: scrolls to the target of the address, and opens what hides it. */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  const id = targetOf(location.hash);
  const hasReturned = window.location.href === returnedTo;
  returnedTo = '';
  if (id === '' || previousLocation === null) return;
  // Docusaurus has scrolled by now, but Preact shows the new page only after that.
  requestAnimationFrame(() => {
    if (!hasReturned) document.getElementById(id)?.scrollIntoView();
    landOn(id);
  });
}
