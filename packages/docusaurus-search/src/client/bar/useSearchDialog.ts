import {useCallback, useEffect, useRef, useState} from 'react';
import type {ComponentType, RefObject} from 'react';
import {takeKeptQuery} from '../../early/keptQuery.ts';
import {cutQuery} from '../session/cutQuery.ts';
import {readCharacterKeys} from './readCharacterKeys.ts';
import {forgetReloadForSearch, reloadForNewVersion} from './reloadForNewVersion.ts';
import {isEditable, isShortcut, takesCharacters, toCharacter, toFirstCharacter} from './keys.ts';

/** What the dialog is given. */
export interface DialogProps {
  readonly initialQuery: string;
  onClose(): void;
}

/** `loading` and `failed` tell of the dialog's script. */
export type DialogStatus = 'closed' | 'loading' | 'open' | 'failed';

/** The button's side of the dialog. */
export interface SearchDialogControl {
  readonly status: DialogStatus;
  readonly Dialog: ComponentType<DialogProps> | null;
  readonly initialQuery: string;
  /** Fetches the dialog without opening it. */
  preload(): void;
  open(): void;
  close(): void;
}

/** Loads the dialog on the first sign of intent and opens it by click or key; `characterKeys` is whether characters may. */
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
    (query: string) => {
      setInitialQuery(query);
      setFailed(false);
      setHopeless(false);
      setWanted(true);
      preload();
    },
    [preload],
  );

  const open = useCallback(() => {
    start(cutQuery(String(window.getSelection() ?? '').trim()));
  }, [start]);

  // While the page asks whether the site is a newer one, the reader still waits for search.
  const isRefused = wanted && failed;
  useEffect(() => {
    if (!isRefused) return;
    void reloadForNewVersion(initialQuery).then(
      (reloads) => setHopeless(!reloads),
      () => setHopeless(true),
    );
  }, [isRefused, initialQuery]);

  useEffect(() => {
    // Not in the effect itself: what it finds is news from outside of React.
    queueMicrotask(() => {
      const query = takeKeptQuery();
      if (query !== undefined) start(query);
    });
  }, [start]);

  const close = useCallback(() => {
    setWanted(false);
    setFailed(false);
  }, []);

  // The field that a page shows before its scripts have run tells when it is closed while the dialog is on its way.
  useEffect(() => {
    const early = window.helpCenterEarlySearch;
    if (early === undefined) return;
    early.onClose = close;
    return () => {
      early.onClose = undefined;
    };
  }, [close]);

  // Only once the modal is gone can the button behind it take the focus.
  const wasWanted = useRef(false);
  useEffect(() => {
    if (wasWanted.current && !wanted) button.current?.focus();
    wasWanted.current = wanted;
  }, [button, wanted]);

  const isOpen = wanted && Dialog !== null;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      // A character that means nothing where the focus is begins a query. While the dialog is still loading, the reader
      // already types it.
      const opensByCharacter = characterKeys && readCharacterKeys();
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
  return {status, Dialog, initialQuery, preload, open, close};
}
