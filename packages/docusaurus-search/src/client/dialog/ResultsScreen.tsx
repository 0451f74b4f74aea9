import type {MouseEvent, ReactNode} from 'react';
import {AnswerCard} from '../answer/AnswerCard.tsx';
import type {AnswerBody} from '../types.ts';
import {LABELS, seeAll, tellFallback} from './labels.ts';
import {OptionList} from './OptionList.tsx';
import type {OptionListProps} from './OptionList.tsx';

interface ResultsScreenProps extends Omit<OptionListProps, 'label' | 'firstIsDefault'> {
  /** A section that answers the query by itself; `null` for none. */
  readonly answer: AnswerBody | null;
  /** Number of hits in all. */
  readonly count: number;
  /** Notice about words that no page contains; empty for none. */
  readonly missing: string;
  /** Whether the index shipped with the site answered in place of the configured backend. */
  readonly fallback: boolean;
  /** HTTP status with which that backend refused, if it did. */
  readonly refusal: number | undefined;
  /** Whether the search stopped at its time limit. */
  readonly partial: boolean;
  /** Fetches the texts of the hits again; `null` unless that failed. */
  readonly onRetry: (() => void) | null;
  /** Address of the search page for this query; `null` without one. */
  readonly searchPageHref: string | null;
  onOpenSearchPage(event: MouseEvent): void;
}

/** Hits grouped by top-level section. */
export function ResultsScreen(props: ResultsScreenProps): ReactNode {
  const {answer, count, missing, fallback, refusal, partial, onRetry, ...others} = props;
  const {searchPageHref, onOpenSearchPage, ...list} = others;
  return (
    <>
      {missing !== '' && <p className="DocSearch-Notice">{missing}</p>}
      {fallback && <p className="DocSearch-Notice">{tellFallback(refusal)}</p>}
      {partial && <p className="DocSearch-Notice">{LABELS.partial}</p>}
      {onRetry !== null && (
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
          <a href={searchPageHref} onClick={onOpenSearchPage}>
            {seeAll(count)}
          </a>
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
