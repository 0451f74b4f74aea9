import type {ReactNode, MouseEvent} from 'react';
import {LABELS} from './labels.ts';
import type {BrowseLink, BrowseLinks as SiteLinks} from '../../contract/SearchConfig.ts';
import {opensElsewhere} from '../opener/keys.ts';

/** Settings of {@link BrowseLinks}. */
interface BrowseLinksProps {
  readonly title: string;
  readonly links: readonly BrowseLink[];
  /** Navigates inside the site; in the dialog it also closes it. */
  onOpen(to: string): void;
}

/** A short list of links shown with the hits or instead of them. */
export function BrowseLinks({title, links, onOpen}: BrowseLinksProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <nav className="DocSearch-Browse" aria-label={title}>
      <p className="DocSearch-Help">{title}</p>
      <ul>
        {links.map(({label, to}) => (
          <li key={to}>
            <SiteLink className="DocSearch-Prefill" href={to} navigate={onOpen}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The links that are offered everywhere: products and other help. */
export function WaysOn({browse, onOpen}: Pick<BrowseLinksProps, 'onOpen'> & {browse: SiteLinks}): ReactNode {
  return (
    <>
      <BrowseLinks title={LABELS.products} links={browse.products} onOpen={onOpen} />
      <BrowseLinks title={LABELS.moreHelp} links={browse.help} onOpen={onOpen} />
    </>
  );
}

interface QueryListProps {
  readonly queries: readonly string[];
  onQuery(query: string): void;
}

/** Queries with results, each run by one press; renders nothing without any. */
export function QueryList({queries, onQuery}: QueryListProps): ReactNode {
  if (queries.length === 0) return null;
  return (
    <div className="DocSearch-Browse DocSearch-NoResults-Prefill-List">
      <p className="DocSearch-Help">{LABELS.trySearching}</p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="DocSearch-Prefill" onClick={() => onQuery(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

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
