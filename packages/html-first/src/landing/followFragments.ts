import {landOn, targetOf} from './landOn.ts';

function land(): void {
  const id = targetOf(location.hash);
  if (id) landOn(id);
}

/** A link to the place that the address names already changes nothing, though what it leads to may be closed by now. */
function onClick({target}: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.hash && link.href === location.href) setTimeout(land);
}

/** Opens what hides the target of the address, now and whenever the browser goes to another place of the page. */
export function followFragments(): void {
  addEventListener('hashchange', land);
  addEventListener('click', onClick);
  land();
}
