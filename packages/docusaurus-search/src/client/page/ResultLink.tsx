import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {opensElsewhere} from '../bar/keys.ts';
import {resolveHitUrl} from '../hits/resolveHitUrl.ts';
import type {HitBody} from '../types.ts';

interface ResultLinkProps {
  readonly hit: HitBody;
  /** Address to open; that of the hit by default. */
  readonly url?: string;
  readonly className?: string;
  readonly externalUrlRegex: string | null;
  readonly children: ReactNode;
  onOpen(hit: HitBody, href: string, isElsewhere: boolean): void;
}

/** The link to a hit, inside or outside the site. */
export function ResultLink(props: ResultLinkProps): ReactNode {
  const {hit, url = hit.url, className, externalUrlRegex, children, onOpen} = props;
  const {href, external} = resolveHitUrl(url, externalUrlRegex);
  const open = (event: MouseEvent) => onOpen(hit, href, opensElsewhere(event));
  const attributes = {
    ...(className !== undefined && {className}),
    onClick: open,
    onAuxClick: (event: MouseEvent) => event.button === 1 && open(event),
  };
  if (external) {
    return (
      <a href={href} {...attributes}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} autoAddBaseUrl={false} {...attributes}>
      {children}
    </Link>
  );
}
