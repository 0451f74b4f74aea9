import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {resolveHitUrl} from '../hits/resolveHitUrl.ts';
import type {HitBody} from '../types.ts';

interface ResultLinkProps {
  readonly hit: HitBody;
  readonly externalUrlRegex: string | null;
  readonly children: ReactNode;
  onOpen(hit: HitBody, href: string): void;
}

/** The link to a hit, inside the site or out of it. */
export function ResultLink({hit, externalUrlRegex, children, onOpen}: ResultLinkProps): ReactNode {
  const {href, external} = resolveHitUrl(hit.url, externalUrlRegex);
  const open = () => onOpen(hit, href);
  if (external) {
    return (
      <a href={href} onClick={open}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} autoAddBaseUrl={false} onClick={open}>
      {children}
    </Link>
  );
}
