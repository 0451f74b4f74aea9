import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

function share(): void {
  const {title, location} = document;
  // A reader who closes the list of programs has not failed at anything.
  navigator.share({title, url: location.href}).catch(() => undefined);
}

/** Hands the address of the page to the device's own way of sharing; nothing where it has none. For menus that are made in the browser. */
export default function ShareButton(): ReactNode {
  if (!('share' in navigator)) return null;
  return (
    <button type="button" onClick={share}>
      <Translate id="page.share">Share</Translate>
    </button>
  );
}
