import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

function share(): void {
  const {title, location} = document;
  // Closing the share sheet is no error.
  navigator.share({title, url: location.href}).catch(() => undefined);
}

/** Shares the address of the page by the device's share sheet; renders nothing without one. Only for menus rendered in the browser. */
export default function ShareButton(): ReactNode {
  if (!('share' in navigator)) return null;
  return (
    <button type="button" onClick={share}>
      <Translate id="page.share">Share</Translate>
    </button>
  );
}
