import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type {SearchConfig} from '../../contract/SearchConfig.ts';
import {pickAnswer} from '../answer/AnswerCard.tsx';
import {SNIPPET_WORDS, buildSearchRequest} from '../session/buildSearchRequest.ts';
import {createSearchSession, isFailed, isPreview} from '../session/createSearchSession.ts';
import {withoutSaved} from '../saved/createSavedSearches.ts';
import {SearchForm} from './SearchForm.tsx';
import {describeState, useAnnouncement, useOptions} from './hooks.ts';
import {toResultGroups, toStartGroups, type DialogItem} from './DialogItem.ts';
import {DialogScreen, type SearchDialogProps} from './DialogScreen.tsx';
import {LABELS} from './labels.ts';
import {opensElsewhere} from '../opener/keys.ts';
import {optionId} from './OptionList.tsx';

/** Widest screen, in CSS pixels, that gets the short snippets. */
const NARROW_SCREEN_PX = 768;

/** The content of the dialog that `openShell` has opened, in place of what is in there. */
export function SearchDialog(props: SearchDialogProps): ReactNode {
  const {
    search,
    facetFilters,
    visited,
    product,
    initialQuery,
    isEntered = false,
    onAnswered,
    onClose,
  } = props;
  const {client, config, saved, insights, reporter} = search;
  const {answers, indexName, externalUrlRegex, maxResultsPerGroup, backend} = config;
  const snippetWords = isNarrow() ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
  const [session] = useState(() => {
    const created = createSearchSession({
      client,
      debounceMs: backend.type === 'embedded' ? 0 : REMOTE_DEBOUNCE_MS,
      buildRequests: (query) => [
        buildSearchRequest({
          indexName,
          query,
          facetFilters,
          snippetWords,
          clickAnalytics: insights !== undefined,
        }),
      ],
    });
    // Before the first rendering, which would otherwise empty an input that is on the page already.
    created.setQuery(initialQuery);
    return created;
  });
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const lists = useSyncExternalStore(saved.subscribe, saved.getLists, saved.getLists);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [change, setChange] = useState('');
  const [isComposing, setIsComposing] = useState(false);

  useEffect(() => {
    void client.revalidate().then((isNewer) => isNewer && session.getState().query !== '' && session.retry());
  }, [client, session]);

  const asking = state.query.trim() !== '';
  const {result} = state;
  const groups = asking
    ? toResultGroups(isFailed(state) ? [] : (result?.hits ?? []), {
        maxPerGroup: maxResultsPerGroup,
        externalUrlRegex,
        product,
        snippetWords,
        answerUrl: answers ? pickAnswer(result)?.url : undefined,
      })
    : toStartGroups(lists, withoutSaved(visited, lists), config.browse.pages, externalUrlRegex);

  useEffect(() => () => reporter?.closed(), [reporter]);
  const {answeredQuery} = state;
  useEffect(() => {
    if (result === null) return;
    if (result.hits.length > 0) insights?.viewed(result);
    reporter?.answered(answeredQuery, result.nbHits);
  }, [insights, reporter, result, answeredQuery]);

  function keep({hit, position}: DialogItem): void {
    if (hit === null) return;
    saved.addRecent(hit);
    if (result === null || position < 0) return;
    insights?.clicked(result, hit.objectID, position);
    reporter?.clicked(answeredQuery, hit.objectID, position);
  }

  function open(item: DialogItem, newTab: boolean): void {
    keep(item);
    if (newTab) window.open(item.href, '_blank', 'noopener');
    else if (item.external) window.location.assign(item.href);
    else {
      onClose();
      props.navigate(item.href);
    }
  }

  function onSelect(item: DialogItem, event: MouseEvent): void {
    if (opensElsewhere(event)) {
      keep(item);
      return;
    }
    event.preventDefault();
    open(item, false);
  }

  const settled = !asking || (state.status !== 'loading' && state.status !== 'stalled');
  const {items, active, activate, onKeyDown, awaitFirst} = useOptions({
    groups,
    listKey: `${state.answeredQuery} ${asking}`,
    // A preview has the same hits as the answer.
    current: settled || isPreview(state),
    firstIsDefault: asking,
    onOpen: open,
    onClose,
  });

  const isAnswered = asking && settled;
  useEffect(() => {
    if (isAnswered) onAnswered?.();
  }, [isAnswered, onAnswered]);

  useLayoutEffect(() => {
    input.current?.focus();
    if (isEntered) awaitFirst();
    return session.stop;
  }, [session, isEntered, awaitFirst]);

  // Half a word that is being composed finds nothing, which is no news.
  const announcement = useAnnouncement(isComposing ? '' : describeState(state, answers) || change);
  return (
    <dialog className="DocSearch DocSearch-Container" aria-label={LABELS.search} open>
      <div className="DocSearch-Modal">
        <SearchForm
          input={input}
          query={state.query}
          placeholder={config.placeholder ?? LABELS.placeholder}
          listId={listId}
          expanded={items.length > 0}
          activeId={active >= 0 ? optionId(listId, active) : undefined}
          stalled={state.status === 'stalled'}
          onQuery={(query) => {
            setChange('');
            session.setQuery(query);
          }}
          onKeyDown={onKeyDown}
          onCompose={setIsComposing}
          onCancel={onClose}
        />
        <div className="DocSearch-Dropdown" aria-busy={!settled}>
          <DialogScreen
            {...props}
            state={state}
            list={{id: listId, groups, active, onActivate: activate, onSelect}}
            onRetry={() => {
              input.current?.focus();
              session.retry();
            }}
            onQuery={(query) => {
              session.setQuery(query);
              input.current?.focus();
            }}
            onChange={(text) => {
              // Screen readers repeat a text only if it differs.
              setChange((before) => (before === text ? `${text}\u00A0` : text));
              input.current?.focus();
            }}
          />
        </div>
        <DialogFooter {...config} />
        <output className="DocSearch-VisuallyHidden">{announcement}</output>
      </div>
    </dialog>
  );
}

/** Milliseconds to wait for the next key before a request to a server. */
const REMOTE_DEBOUNCE_MS = 120;

function isNarrow(): boolean {
  return window.innerWidth <= NARROW_SCREEN_PX;
}

const listCommands = () => [
  {keys: ['↵'], names: [LABELS.enterKey], label: LABELS.toSelect},
  {keys: ['↓', '↑'], names: [LABELS.arrowDown, LABELS.arrowUp], label: LABELS.toNavigate},
  {keys: [LABELS.escape], names: [LABELS.escapeKey], label: LABELS.toClose},
];

/** Key hints, the search provider and a link about what is reported. */
function DialogFooter({provider, sessions}: Pick<SearchConfig, 'provider' | 'sessions'>): ReactNode {
  return (
    <div className="DocSearch-Footer">
      <p className="DocSearch-Logo">
        {LABELS.searchBy} {provider}
        {sessions !== null && (
          <>
            {' '}
            <a href={sessions.notice}>{LABELS.notice}</a>
          </>
        )}
      </p>
      <ul className="DocSearch-Commands">
        {listCommands().map(({keys, names, label}) => (
          <li key={label}>
            {keys.map((key, index) => (
              <kbd key={key} className="DocSearch-Commands-Key">
                <span aria-hidden="true">{key}</span>
                <span className="DocSearch-VisuallyHidden">{names[index]}</span>
              </kbd>
            ))}
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
