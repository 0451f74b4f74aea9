import type {MouseEvent, ReactNode} from 'react';
import type {BrowseLink} from '@generated/help-center-search/default/options.json';
import {opensElsewhere} from '../bar/keys.ts';

/** Settings of {@link BrowseLinks}. */
export interface BrowseLinksProps {
  readonly title: string;
  readonly links: readonly BrowseLink[];
  /** Goes to an address inside the site and closes what shows the links. */
  onOpen(to: string): void;
}

/** A short list of links beside the hits, or in their place. */
export function BrowseLinks({title, links, onOpen}: BrowseLinksProps): ReactNode {
  if (links.length === 0) return null;
  function open(event: MouseEvent, to: string): void {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen(to);
  }
  return (
    <nav className="DocSearch-Browse" aria-label={title}>
      <p className="DocSearch-Help">{title}</p>
      <ul>
        {links.map(({label, to}) => (
          <li key={to}>
            <a className="DocSearch-Prefill" href={to} onClick={(event) => open(event, to)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
