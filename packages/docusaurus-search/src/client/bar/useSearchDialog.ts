import {useCallback, useEffect, useRef, useState} from 'react';
import type {ComponentType, RefObject} from 'react';
import {OPENER} from '../../early/contract.ts';
import {takeKeptQuery} from '../../early/keptQuery.ts';
import {readChoice} from '../readerChoice.ts';
import {cutQuery} from '../session/cutQuery.ts';
import {forgetReloadForSearch, reloadForNewVersion} from './reloadForNewVersion.ts';
import {isEditable, isShortcut, takesCharacters, toCharacter, toFirstCharacter} from './keys.ts';

/** Props of the dialog. */
export interface DialogProps {
  readonly initialQuery: string;
  /** Whether that query is selected, so that typing replaces it. */
  readonly isSelected?: boolean;
  /** Called when the dialog is gone, with the query for the next time; empty if the reader has found something. */
  onKeep?(query: string): void;
  onClose(): void;
}

/** `loading` and `failed` refer to the dialog's script. */
export type DialogStatus = 'closed' | 'loading' | 'open' | 'failed';

/** The button's side of the dialog. */
export interface SearchDialogControl extends Required<
  Pick<DialogProps, 'initialQuery' | 'isSelected' | 'onKeep'>
> {
  readonly status: DialogStatus;
  readonly Dialog: ComponentType<DialogProps> | null;
  /** Fetches the dialog without opening it. */
  preload(): void;
  open(): void;
  close(): void;
}

/** Loads the dialog on the first sign of intent and opens it by click or key; `characterKeys` lets characters open it, too. */
export function useSearchDialog(
  button: RefObject<HTMLButtonElement | null>,
  load: () => Promise<ComponentType<DialogProps>>,
  characterKeys: boolean,
): SearchDialogControl {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [hopeless, setHopeless] = useState(false);
  const [initialQuery, setInitialQuery] = useState('');
  const [isSelected, setIsSelected] = useState(false);
  const kept = useRef('');
  /** Where the reader was. */
  const from = useRef<Element | null>(null);
  const loading = useRef<Promise<unknown> | null>(null);

  const preload = useCallback(() => {
    loading.current ??= load().then(
      (loaded) => {
        forgetReloadForSearch();
        setDialog(() => loaded);
        return undefined;
      },
      (error: unknown) => {
        console.error('[search] the search dialog could not be loaded:', error);
        loading.current = null;
        setFailed(true);
      },
    );
  }, [load]);

  const start = useCallback(
    (query: string, selects = false) => {
      from.current = window.helpCenterEarlySearch?.openedFrom ?? document.activeElement;
      setInitialQuery(query);
      setIsSelected(selects);
      setFailed(false);
      setHopeless(false);
      setWanted(true);
      preload();
    },
    [preload],
  );

  const open = useCallback(() => {
    start(cutQuery(String(window.getSelection() ?? '').trim()) || kept.current, true);
  }, [start]);

  // Still shown as loading while the page checks for a new version of the site.
  const isRefused = wanted && failed;
  useEffect(() => {
    if (!isRefused) return;
    void reloadForNewVersion(initialQuery).then(
      (reloads) => setHopeless(!reloads),
      () => setHopeless(true),
    );
  }, [isRefused, initialQuery]);

  useEffect(() => {
    // Deferred, as an effect must not set state synchronously.
    queueMicrotask(() => {
      const query = takeKeptQuery();
      if (query !== undefined) start(query);
    });
  }, [start]);

  const close = useCallback(() => {
    setWanted(false);
    setFailed(false);
  }, []);

  // The early search field can be closed while the dialog is still loading.
  useEffect(() => {
    const early = window.helpCenterEarlySearch;
    if (early === undefined) return;
    early.onClose = close;
    return () => {
      early.onClose = undefined;
    };
  }, [close]);

  // What is behind the modal can take the focus only once the modal is gone.
  const wasWanted = useRef(false);
  useEffect(() => {
    // Unless what a hit led to has it already
    if (wasWanted.current && !wanted && (document.activeElement ?? document.body) === document.body) {
      const {current} = from;
      const canReturn = current instanceof HTMLElement && current !== document.body && current.isConnected;
      if (canReturn) current.focus({preventScroll: true});
      else button.current?.focus();
    }
    wasWanted.current = wanted;
  }, [button, wanted]);

  // The browser's Back changes the page below.
  useEffect(() => {
    if (!wanted) return undefined;
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [wanted, close]);

  const isOpen = wanted && Dialog !== null;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      // A character that the focused element does not use begins a query; while the dialog loads, further ones extend it.
      // Readers can switch it off (WCAG 2.1.4).
      const opensByCharacter = characterKeys && readChoice(OPENER.offKey);
      const isUnused = opensByCharacter && !takesCharacters(event);
      const isFree = !isEditable(event.target) && (wanted ? !failed : isUnused);
      const isForDialog = event.target === button.current || isFree;
      const read = wanted ? toCharacter : toFirstCharacter;
      const first = isForDialog && !isOpen ? read(event) : null;
      // In the open dialog a slash is a character like any other.
      if (isShortcut(event, opensByCharacter && !isOpen) && !(wanted && first !== null)) {
        event.preventDefault();
        if (isOpen) close();
        else open();
      } else if (first !== null) {
        event.preventDefault();
        if (wanted) setInitialQuery((query) => query + first);
        else start(first);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [button, isOpen, wanted, failed, open, close, start, characterKeys]);

  const status = !wanted ? 'closed' : isOpen ? 'open' : failed && hopeless ? 'failed' : 'loading';
  const onKeep = useCallback((query: string) => {
    kept.current = query;
  }, []);
  return {status, Dialog, initialQuery, isSelected, onKeep, preload, open, close};
}
