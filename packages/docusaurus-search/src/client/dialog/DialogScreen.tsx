import type {ReactNode} from 'react';
import type {SearchState} from '../session/createSearchSession.ts';
import {pickAnswer} from '../answer/describeAnswer.ts';
import {KEYS_QUERY} from '../constants.ts';
import {isFailed} from '../session/previews.ts';
import {ErrorScreen} from './ErrorScreen.tsx';
import {KeysScreen} from './KeysScreen.tsx';
import {LABELS, tellUnmatched} from './labels.ts';
import {NoResultsScreen} from './NoResultsScreen.tsx';
import type {OptionListProps} from './OptionList.tsx';
import {opensElsewhere} from '../opener/keys.ts';
import {ResultsScreen} from './ResultsScreen.tsx';
import type {SearchDialogProps} from './SearchDialogProps.ts';
import {StartScreen} from './StartScreen.tsx';
import {BrowseLinks, QueryList, WaysOn} from './WaysOn.tsx';

interface DialogScreenProps extends SearchDialogProps {
  readonly state: SearchState;
  readonly list: Omit<OptionListProps, 'label' | 'firstIsDefault'>;
  onRetry(): void;
  onQuery(query: string): void;
  /** Called with a text to announce after a saved search has changed. */
  onChange(announcement: string): void;
}

/** The view for the state of the search. */
export function DialogScreen(props: DialogScreenProps): ReactNode {
  const {state, list, saved, visited, browse, options, searchPageHref} = props;
  const {navigate, onClose, onRetry, onQuery, onChange} = props;
  const {query, status, result, answeredQuery, fallback, refusal} = state;
  const onOpen = (to: string) => {
    onClose();
    navigate(to);
  };
  const waysOn = <WaysOn browse={browse} onOpen={onOpen} />;
  if (query.trim() === '') {
    return (
      <>
        <QueryList queries={browse.queries} onQuery={onQuery} />
        <StartScreen {...list} saved={saved} onChange={onChange}>
          {waysOn}
        </StartScreen>
      </>
    );
  }
  if (query.trim() === KEYS_QUERY) return <KeysScreen characterKeys={options.characterKeys} />;
  if (isFailed(state)) {
    // With a service worker, visited pages are available offline.
    const isKept = Boolean(navigator.serviceWorker?.controller);
    const pages = visited.map(({path, title}) => ({label: title, to: path}));
    return (
      <>
        <ErrorScreen error={state.error} onRetry={onRetry} />
        <BrowseLinks title={isKept ? LABELS.onDevice : LABELS.visited} links={pages} onOpen={onOpen} />
        {waysOn}
      </>
    );
  }
  if (result === null) return null;
  if (result.nbHits === 0) {
    return (
      <NoResultsScreen
        query={answeredQuery}
        suggestions={state.suggestions}
        missingResultsUrl={options.missingResultsUrl}
        fallback={fallback}
        refusal={refusal}
        onSuggest={onQuery}
      >
        <BrowseLinks title={LABELS.popular} links={browse.pages} onOpen={onOpen} />
        {waysOn}
      </NoResultsScreen>
    );
  }
  const href = searchPageHref(answeredQuery);
  return (
    <ResultsScreen
      {...list}
      answer={options.answers ? pickAnswer(result) : null}
      count={result.nbHits}
      missing={tellUnmatched(result)}
      fallback={fallback}
      refusal={refusal}
      partial={result.timeoutHits === true}
      onRetry={status === 'error' ? onRetry : null}
      searchPageHref={href}
      onOpenSearchPage={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        if (href !== null) onOpen(href);
      }}
    />
  );
}
