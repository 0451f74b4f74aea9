import type {ReactNode} from 'react';
import {LABELS, tellFallback, unquote} from './labels.ts';
import {QueryList} from './WaysOn.tsx';

interface NoResultsScreenProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  /** Address behind "Let us know."; `null` without one. */
  readonly missingResultsUrl: string | null;
  readonly fallback: boolean;
  readonly refusal: number | undefined;
  /** Other places to go. */
  readonly children?: ReactNode;
  onSuggest(query: string): void;
}

/** Shown when nothing was found. */
export function NoResultsScreen(props: NoResultsScreenProps): ReactNode {
  const {query, suggestions, missingResultsUrl, fallback, refusal, children, onSuggest} = props;
  const [before, behind] = LABELS.noResults.split('{query}');
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title">
        {before}
        <strong>{unquote(query)}</strong>
        {behind}
      </p>
      {fallback && <p className="DocSearch-Help">{tellFallback(refusal)}</p>}
      <QueryList queries={suggestions} onQuery={onSuggest} />
      {children}
      {missingResultsUrl !== null && (
        <p className="DocSearch-Help">
          {LABELS.believe}{' '}
          <a
            href={missingResultsUrl.replaceAll('{query}', encodeURIComponent(query))}
            target="_blank"
            rel="noreferrer"
          >
            {LABELS.letUsKnow}
          </a>
        </p>
      )}
    </div>
  );
}
