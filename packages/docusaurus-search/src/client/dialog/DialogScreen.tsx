import {type ContextFilters, NO_CHARACTERS_KEY} from '../../contract/SearchConfig.ts';
import type {Search} from '../island/openSearch.ts';
import type {VisitedPage} from '../saved/createSavedSearches.ts';
import type {AnswerBody, SearchResultBody} from '../SearchClient.ts';
import {useState, type ReactNode} from 'react';
import {type SearchState, KEYS_QUERY, isFailed} from '../session/createSearchSession.ts';
import {pickAnswer, AnswerCard} from '../answer/AnswerCard.tsx';
import {LABELS, tellUnmatched, seeAll, tellFallback, unquote, explainError} from './labels.ts';
import {type OptionListProps, OptionList} from './OptionList.tsx';
import {BrowseLinks, QueryList, SiteLink, WaysOn} from './BrowseLinks.tsx';
import {StartScreen} from './StartScreen.tsx';
import {keepChoice, readChoice} from '../siteStorage.ts';

/** What the dialog has to do with what opened it. */
export interface DialogProps {
  readonly initialQuery: string;
  /** Whether Enter has been pressed already, which opens the first hit. */
  readonly isEntered?: boolean;
  /** Called when a query has been answered or has failed. */
  onAnswered?(): void;
  onClose(): void;
  /** Goes to an address inside the site. */
  navigate(href: string): void;
}

/** What the dialog knows of the page that it is opened on. */
interface OpenedPage {
  /** Limit every query to the language and docs version of the page; empty for no limit. */
  readonly facetFilters: ContextFilters;
  /** Product of the page, which goes first among equal matches; `null` for none. */
  readonly product: string | null;
  /** Pages for the start screen, newest first. */
  readonly visited: readonly VisitedPage[];
}

/** Settings of the search dialog. */
export interface SearchDialogProps extends DialogProps, OpenedPage {
  readonly search: Search;
}

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
  const {state, list, visited, search} = props;
  const {browse, answers, characterKeys, missingResultsUrl, searchPage} = search.config;
  const {navigate, onClose, onRetry, onQuery, onChange} = props;
  const {query, result, answeredQuery} = state;
  const onOpen = (to: string) => {
    onClose();
    navigate(to);
  };
  const waysOn = <WaysOn browse={browse} onOpen={onOpen} />;
  if (query.trim() === '') {
    return (
      <>
        <QueryList queries={browse.queries} onQuery={onQuery} />
        <StartScreen {...list} saved={search.saved} onChange={onChange}>
          {waysOn}
        </StartScreen>
      </>
    );
  }
  if (query.trim() === KEYS_QUERY) return <KeysScreen characterKeys={characterKeys} />;
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
      <NoResultsScreen state={state} missingResultsUrl={missingResultsUrl} onSuggest={onQuery}>
        <BrowseLinks title={LABELS.popular} links={browse.pages} onOpen={onOpen} />
        {waysOn}
      </NoResultsScreen>
    );
  }
  return (
    <ResultsScreen
      {...list}
      state={state}
      result={result}
      answer={answers ? pickAnswer(result) : null}
      searchPageHref={searchPage && `${searchPage}?q=${encodeURIComponent(answeredQuery)}`}
      onRetry={onRetry}
      onOpen={onOpen}
    />
  );
}

interface ResultsScreenProps extends Omit<OptionListProps, 'label' | 'firstIsDefault'> {
  readonly state: SearchState;
  readonly result: SearchResultBody;
  /** A section that answers the query by itself; `null` for none. */
  readonly answer: AnswerBody | null;
  /** Address of the search page for this query; `null` without one. */
  readonly searchPageHref: string | null;
  onRetry(): void;
  onOpen(to: string): void;
}

/** Hits grouped by top-level section. */
function ResultsScreen(props: ResultsScreenProps): ReactNode {
  const {state, result, answer, searchPageHref, onRetry, onOpen, ...list} = props;
  const missing = tellUnmatched(result);
  return (
    <>
      {missing !== '' && <p className="DocSearch-Notice">{missing}</p>}
      {state.fallback && <p className="DocSearch-Notice">{tellFallback(state.refusal)}</p>}
      {result.timeoutHits === true && <p className="DocSearch-Notice">{LABELS.partial}</p>}
      {state.status === 'error' && (
        <p className="DocSearch-Notice">
          {LABELS.titlesOnly}{' '}
          <button type="button" className="DocSearch-Retry" onClick={onRetry}>
            {LABELS.retry}
          </button>
        </p>
      )}
      {answer !== null && (
        <AnswerCard
          answer={answer}
          renderLink={(title) => <AnswerLink url={answer.url} title={title} {...list} />}
        />
      )}
      <OptionList {...list} label={LABELS.results} firstIsDefault />
      {searchPageHref !== null && (
        <p className="DocSearch-HitsFooter">
          <SiteLink href={searchPageHref} navigate={onOpen}>
            {seeAll(result.nbHits)}
          </SiteLink>
        </p>
      )}
    </>
  );
}

/** Opens the section of an answer like its hit. */
function AnswerLink({
  url,
  title,
  groups,
  onSelect,
}: Pick<OptionListProps, 'groups' | 'onSelect'> & {readonly url: string; readonly title: string}): ReactNode {
  const item = groups.flatMap(({items}) => items).find(({hit}) => hit?.url === url);
  if (item === undefined) return title;
  return (
    <a
      href={item.href}
      onClick={(event) => onSelect(item, event)}
      onAuxClick={(event) => event.button === 1 && onSelect(item, event)}
    >
      {title}
    </a>
  );
}

interface NoResultsScreenProps {
  readonly state: SearchState;
  /** Address behind "Let us know."; `null` without one. */
  readonly missingResultsUrl: string | null;
  /** Other places to go. */
  readonly children: ReactNode;
  onSuggest(query: string): void;
}

/** Shown when nothing was found. */
function NoResultsScreen({state, missingResultsUrl, children, onSuggest}: NoResultsScreenProps): ReactNode {
  const {answeredQuery: query, fallback, refusal, suggestions} = state;
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
      <LetUsKnow url={missingResultsUrl} query={query} className="DocSearch-Help" />
    </div>
  );
}

interface LetUsKnowProps {
  /** `null` without a link. */
  readonly url: string | null;
  readonly query: string;
  readonly className?: string;
}

/** The link for readers who expected results. */
export function LetUsKnow({url, query, className}: LetUsKnowProps): ReactNode {
  if (url === null) return null;
  return (
    <p className={className}>
      {LABELS.believe}{' '}
      <a href={url.replaceAll('{query}', encodeURIComponent(query))} target="_blank" rel="noreferrer">
        {LABELS.letUsKnow}
      </a>
    </p>
  );
}

/** Shown when no backend could answer. */
function ErrorScreen({error, onRetry}: {error: Error | null; onRetry(): void}): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">{LABELS.errorTitle}</p>
      <p className="DocSearch-Help">{explainError(error)}</p>
      <button type="button" className="DocSearch-Retry" onClick={onRetry}>
        {LABELS.retry}
      </button>
    </div>
  );
}

const listKeys = (): readonly (readonly [keys: readonly string[], does: string])[] => [
  [[`${LABELS.ctrl} K`, '⌘ K', '/'], LABELS.keyOpen],
  [['↓', '↑'], LABELS.keyMove],
  [[LABELS.enter], LABELS.keySelect],
  [[`${LABELS.ctrl} ${LABELS.enter}`, `${LABELS.shift} ${LABELS.enter}`], LABELS.keyNewTab],
  [[LABELS.escape], LABELS.keyClose],
  [[KEYS_QUERY], LABELS.keyHelp],
];

/** Lists the keyboard shortcuts; shown for a question mark. `characterKeys` tells whether a single character may open search. */
function KeysScreen({characterKeys}: {readonly characterKeys: boolean}): ReactNode {
  const [isOn, setIsOn] = useState(() => readChoice(NO_CHARACTERS_KEY));
  function choose(next: boolean): void {
    keepChoice(NO_CHARACTERS_KEY, next);
    setIsOn(next);
  }
  const isUsed = (key: string) => key !== '/' || (characterKeys && isOn);
  return (
    <div className="DocSearch-Keys">
      <p className="DocSearch-Title">{LABELS.keys}</p>
      <dl>
        {listKeys().map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.filter(isUsed).map((key) => (
                <kbd key={key} className="DocSearch-Commands-Key">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {characterKeys && (
        <label className="DocSearch-Choice">
          <input type="checkbox" checked={isOn} onChange={(event) => choose(event.target.checked)} />
          {LABELS.characterKeys}
        </label>
      )}
    </div>
  );
}
