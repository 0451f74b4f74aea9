import {followFragments, landOn, targetOf} from '@help-center/html-first/landing';

interface RouteUpdate {
  readonly location: {readonly pathname: string; readonly hash: string};
  readonly previousLocation: {readonly pathname: string} | null;
}

// The loader does it where there is one.
if (typeof document !== 'undefined' && !('htmlFirst' in window)) followFragments();

/** Called by Docusaurus after each page change: opens what hides the target of the address. */
export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  const id = targetOf(location.hash);
  if (id !== '' && previousLocation !== null) landOn(id);
}
