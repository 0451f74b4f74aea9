import type {MouseEvent, ReactNode} from 'react';
import {opensElsewhere} from '../opener/keys.ts';

interface SiteLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** Goes to an address inside the site. */
  navigate(href: string): void;
  /** Called when the link is opened, here or in a new tab or window. */
  onOpen?(): void;
}

/** A link to a page of the site. */
export function SiteLink({href, className, children, navigate, onOpen}: SiteLinkProps): ReactNode {
  function open(event: MouseEvent): void {
    onOpen?.();
    if (opensElsewhere(event)) return;
    event.preventDefault();
    navigate(href);
  }
  return (
    <a
      href={href}
      className={className}
      onClick={open}
      onAuxClick={(event) => event.button === 1 && onOpen?.()}
    >
      {children}
    </a>
  );
}
