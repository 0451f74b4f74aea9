import type {ReactNode} from 'react';
import {resolveHitUrl} from '../hits/resolveHitUrl.ts';
import type {HitBody} from '../types.ts';
import {SiteLink} from './SiteLink.tsx';

/** What all links to hits have in common. */
export interface ResultLinks {
  readonly externalUrlRegex: string | null;
  onOpen(hit: HitBody): void;
  /** Goes to an address inside the site. */
  navigate(href: string): void;
}

interface ResultLinkProps extends ResultLinks {
  readonly hit: HitBody;
  /** Address to open; that of the hit by default. */
  readonly url?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The link to a hit, inside or outside the site. */
export function ResultLink(props: ResultLinkProps): ReactNode {
  const {hit, url = hit.url, className, externalUrlRegex, children, onOpen, navigate} = props;
  const {href, external} = resolveHitUrl(url, externalUrlRegex);
  return (
    <SiteLink
      href={href}
      className={className}
      navigate={external ? (to) => location.assign(to) : navigate}
      onOpen={() => onOpen(hit)}
    >
      {children}
    </SiteLink>
  );
}
