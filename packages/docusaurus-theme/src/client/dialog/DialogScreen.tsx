import type {ReactNode} from 'react';
import type {SearchState} from '../session/createSearchSession.ts';
import {isFailed} from '../session/previews.ts';
import {ErrorScreen} from './ErrorScreen.tsx';
import {NoResultsScreen} from './NoResultsScreen.tsx';
import type {OptionListProps} from './OptionList.tsx';
import {ResultsScreen} from './ResultsScreen.tsx';
import type {SearchDialogProps} from './SearchDialogProps.ts';
import {StartScreen} from './StartScreen.tsx';

interface DialogScreenProps extends SearchDialogProps {
  readonly state: SearchState;
  readonly list: Omit<OptionListProps, 'label' | 'firstIsDefault'>;
  onRetry(): void;
  onQuery(query: string): void;
  /** Called after a saved search changed, with what to announce. */
  onChange(announcement: string): void;
}

/** The view that fits the state of the search. */
export function DialogScreen(props: DialogScreenProps): ReactNode {
  const {state, list, saved, options, searchPageHref, navigate, onClose, onRetry, onQuery, onChange} = props;
  const {query, status, result, answeredQuery, fallback} = state;
  if (query.trim() === '') return <StartScreen {...list} saved={saved} onChange={onChange} />;
  if (isFailed(state)) return <ErrorScreen error={state.error} onRetry={onRetry} />;
  if (result === null) return null;
  if (result.nbHits === 0) {
    return (
      <NoResultsScreen
        query={answeredQuery}
        suggestions={state.suggestions}
        missingResultsUrl={options.missingResultsUrl}
        fallback={fallback}
        onSuggest={onQuery}
      />
    );
  }
  const href = searchPageHref(answeredQuery);
  return (
    <ResultsScreen
      {...list}
      count={result.nbHits}
      fallback={fallback}
      partial={result.timeoutHits === true}
      onRetry={status === 'error' ? onRetry : null}
      searchPageHref={href}
      onOpenSearchPage={(event) => {
        event.preventDefault();
        onClose();
        if (href !== null) navigate(href);
      }}
    />
  );
}
