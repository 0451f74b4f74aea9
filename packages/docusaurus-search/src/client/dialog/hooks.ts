import {useCallback, useEffect, useRef, useState, type KeyboardEvent} from 'react';
import type {DialogGroup, DialogItem} from './DialogItem.ts';
import {opensElsewhere} from '../opener/keys.ts';
import {type SearchState, KEYS_QUERY} from '../session/createSearchSession.ts';
import {describeAnswer, pickAnswer} from '../answer/AnswerCard.tsx';
import {explainError, countResultsFor, LABELS, tellFallback, tellUnmatched} from './labels.ts';

/** Settings of {@link useOptions}. */
interface UseOptionsSettings {
  readonly groups: readonly DialogGroup[];
  /** Changes when entries with the same keys are replaced. The active entry is then reset, as when the order changes. */
  readonly listKey: string;
  /** Whether the entries answer the current input. */
  readonly current: boolean;
  /** Whether Enter opens the first entry while none is active. */
  readonly firstIsDefault: boolean;
  onOpen(item: DialogItem, newTab: boolean): void;
  onClose(): void;
}

/** The active entry and the keys that move and open it. */
interface Options {
  readonly items: readonly DialogItem[];
  /** Index over all groups. -1 until the reader moves, so that screen readers announce typing undisturbed. */
  readonly active: number;
  activate(index: number): void;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
  /** Opens the first entry as soon as there is one, as Enter does. */
  awaitFirst(): void;
}

/** Keeps the active entry of a list; the arrows wrap around. */
export function useOptions(settings: UseOptionsSettings): Options {
  const {groups, current, firstIsDefault, onOpen, onClose} = settings;
  const items = groups.flatMap((group) => group.items);
  const listKey = [settings.listKey, ...items.map(({key}) => key)].join(' ');
  const [state, setState] = useState({listKey, active: -1});
  const active = state.listKey === listKey ? state.active : -1;
  const activate = (index: number) => setState({listKey, active: index});

  // Enter pressed before the answer arrives opens its first hit, not one of the previous query.
  const awaited = useRef<{newTab: boolean} | null>(null);
  useEffect(() => {
    const [first] = items;
    if (!current || !firstIsDefault || awaited.current === null) return;
    const {newTab} = awaited.current;
    awaited.current = null;
    if (first !== undefined) onOpen(first, newTab);
  });

  function enter(newTab: boolean): void {
    const item = items[active];
    if (current && item !== undefined) onOpen(item, newTab);
    else if (!firstIsDefault) return;
    else if (!current) awaited.current = {newTab};
    else if (items[0] !== undefined) onOpen(items[0], newTab);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Keys belong to the input method while it composes; some engines report 229 then.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      enter(opensElsewhere(event));
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.altKey) {
      event.preventDefault();
      awaited.current = null;
      if (items.length > 0) activate(event.key === 'ArrowDown' ? next(active) : previous(active));
    } else {
      awaited.current = null;
    }
  }

  const awaitFirst = useCallback(() => {
    awaited.current = {newTab: false};
  }, []);

  const next = (index: number) => (index + 1) % items.length;
  const previous = (index: number) => (index <= 0 ? items.length : index) - 1;
  return {items, active, activate, onKeyDown, awaitFirst};
}

/** Milliseconds without a change before a text is announced, so that it does not talk over typing. */
const REST_MS = 400;

/** The text for the live region: `text` once it has stopped changing. */
export function useAnnouncement(text: string): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken;
}

/** What a screen reader is told about the search; empty when there is nothing to say yet. */
export function describeState(
  {query, status, result, answeredQuery, fallback, refusal, error}: SearchState,
  showsAnswers: boolean,
): string {
  if (query.trim() === '') return '';
  if (query.trim() === KEYS_QUERY) return LABELS.keys;
  if (status === 'error') return `${LABELS.errorTitle}. ${explainError(error)}`;
  if (status === 'stalled') return LABELS.searching;
  if (status === 'loading' || result === null) return '';
  const answer = showsAnswers ? pickAnswer(result) : null;
  return [
    countResultsFor(result.nbHits, answeredQuery),
    answer && `${LABELS.answer}: ${describeAnswer(answer).title}`,
    tellUnmatched(result),
    fallback && tellFallback(refusal),
  ]
    .filter(Boolean)
    .join('. ');
}
