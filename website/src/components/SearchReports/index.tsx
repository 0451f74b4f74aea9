import type {ReactNode} from 'react';
import options from '@generated/help-center-search/default/options.json';

/** Says what becomes of a search: whether this site reports it, what, and to whom. */
export default function SearchReports(): ReactNode {
  const {sessions} = options;
  if (sessions === null) return <p>What you search for is sent to nobody for statistics.</p>;
  return (
    <p>
      To learn which pages are missing, this site reports the use of search to{' '}
      <code>{new URL(sessions.to).host}</code>: the words you searched for, how many results there were, which
      one you opened, and whether you stayed on that page or searched again. There is no cookie, and nothing
      says who you are: each use of search has a new random number. If your browser asks not to be tracked
      (Global Privacy Control or Do Not Track), nothing is sent.
    </p>
  );
}
