import type {Island, MountedPageProps} from '../island/index.tsx';
import {readChoice, setSiteStorage} from '../siteStorage.ts';
import {BUTTON, NO_CHARACTERS_KEY, type SearchConfig, CONFIG_DEFAULTS} from '../../contract/SearchConfig.ts';
import {cutQuery} from '../session/cutQuery.ts';
import {isEditable, isShortcut, takesCharacters, toFirstCharacter} from './keys.ts';
import {OPENER_LABELS, translateLabels} from './labels.ts';
import {openShell, type Shell} from './openShell.ts';

/** Search on a page, as its scripts find it at `window.helpCenterSearch`. */
export interface Search {
  /** Fetches the files of search, once. */
  preload(): void;
  /** Opens the dialog with a query. */
  open(query?: string): void;
  close(): void;
  /** Shows the search page in an element, and resolves to what removes it. */
  mountPage(element: HTMLElement, props: MountedPageProps): Promise<() => void>;
  /** Goes to an address of a hit. Default: the browser loads it. */
  navigate: (href: string) => void;
}

declare global {
  interface Window {
    helpCenterSearch?: Search;
  }
}

/** Fetches the island and opens search with it. */
type LoadIsland = (config: SearchConfig) => Promise<Island>;

/** Opens search by its buttons and keys, and fetches everything else on the first sign of intent. */
export function createOpener(config: SearchConfig, loadIsland: LoadIsland = loadFiles): Search {
  setSiteStorage(config.storage);
  translateLabels(OPENER_LABELS, config.texts);
  /** The query kept across a reload for search; a second reload would not help. */
  const reloadedWith = takeKeptQuery();
  let loading: Promise<Island> | undefined;
  let shell: Shell | undefined;
  let unmount: (() => void) | undefined;
  /** The query that the reader did not finish. */
  let kept = '';
  let openedFrom: Element | null = null;

  function load(): Promise<Island> {
    loading ??= loadIsland(config).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function fill(opened: Shell): Promise<void> {
    try {
      const island = await load();
      if (shell !== opened) return;
      unmount = island.mountDialog(opened.element, {
        initialQuery: opened.input.value,
        isEntered: opened.isEntered(),
        onAnswered: yieldToPage,
        onClose: close,
        navigate: (href) => {
          // A reader who has gone somewhere begins anew next time.
          kept = '';
          search.navigate(href);
        },
      });
    } catch (error) {
      console.error('[search] could not load:', error);
      if (shell !== opened) return;
      if (reloadedWith === undefined && (await reloadForNewVersion(opened.input.value))) return;
      opened.fail(() => void fill(opened));
    }
  }

  function start(query: string, isSelected: boolean): void {
    if (shell !== undefined) return;
    openedFrom = document.activeElement;
    shell = openShell({query, isSelected, placeholder: config.placeholder, onClose: close});
    addEventListener('popstate', close);
    void fill(shell);
  }

  function openWithSelection(): void {
    start(cutQuery(String(window.getSelection() ?? '').trim()) || kept, true);
  }

  function close(): void {
    if (shell === undefined) return;
    const {element, input, release} = shell;
    release();
    shell = undefined;
    removeEventListener('popstate', close);
    kept = input.value;
    unmount?.();
    unmount = undefined;
    element.remove();
    yieldToPage();
    // Unless what a hit led to has the focus already.
    if ((document.activeElement ?? document.body) !== document.body) return;
    const canReturn =
      openedFrom instanceof HTMLElement && openedFrom !== document.body && openedFrom.isConnected;
    const target = canReturn ? openedFrom : document.querySelector<HTMLElement>(BUTTON);
    (target as HTMLElement | null)?.focus({preventScroll: true});
  }

  const buttonOf = ({target}: Event) => (target instanceof Element ? target.closest(BUTTON) : null);
  const preload = () => {
    // The dialog tries again and reports the error.
    load().catch(() => {});
  };

  function onKeyDown(event: KeyboardEvent): void {
    const isOpen = shell !== undefined;
    // A character that the focused element does not use begins a query; readers can switch that off (WCAG 2.1.4).
    const opensByCharacter = config.characterKeys && readChoice(NO_CHARACTERS_KEY);
    const isUnused = opensByCharacter && !isEditable(event.target) && !takesCharacters(event);
    // In the open dialog a slash is a character like any other.
    if (isShortcut(event, opensByCharacter && !isOpen)) {
      event.preventDefault();
      if (isOpen) close();
      else openWithSelection();
      return;
    }
    const first = !isOpen && (isUnused || buttonOf(event) !== null) ? toFirstCharacter(event) : null;
    if (first === null) return;
    event.preventDefault();
    start(first, false);
  }

  addEventListener('keydown', onKeyDown);
  addEventListener(
    'click',
    (event) => {
      if (event.button !== 0 || buttonOf(event) === null) return;
      event.preventDefault();
      openWithSelection();
    },
    true,
  );
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(type, (event) => buttonOf(event) && preload(), {capture: true, passive: true});

  const search: Search = {
    preload,
    open: (query = '') => start(query, true),
    close,
    mountPage: async (element, props) => (await load()).mountPage(element, props),
    navigate: (href) => location.assign(href),
  };
  showPageQuery();
  if (reloadedWith !== undefined) start(reloadedWith, false);
  return search;
}

/** Puts the query of the address into the form of the search page, which is built without, until its scripts run. */
function showPageQuery(): void {
  const field = document.querySelector<HTMLInputElement>('main [name=q]');
  if (field?.value === '') field.value = cutQuery(new URLSearchParams(location.search).get('q') ?? '');
}

/** Tells html-first's loader that the page may hydrate: it no longer delays an answer. */
function yieldToPage(): void {
  dispatchEvent(new Event('partready'));
}

/** Requests everything that the first hits need at once, and the dialog first, as HTTP/1.1 allows only six requests at a time. */
async function loadFiles(config: SearchConfig): Promise<Island> {
  const {files, firstFiles = []} = config;
  const loading = Promise.all([
    // Not an `import()`, because bundlers try to resolve its address.
    addToHead('script', {type: 'module', src: `${files}search.js`}).then(() =>
      (window.helpCenterIsland as LoadIsland)(config),
    ),
    addToHead('link', {rel: 'stylesheet', href: `${files}search.css`}).catch(console.error),
  ]);
  // Into the browser's cache: the worker requests them again, and reports what fails.
  const read = async (file: string) => (await fetch(file)).arrayBuffer();
  void Promise.allSettled(firstFiles.map(read));
  const [island] = await loading;
  return island;
}

/** Resolves when an element has loaded. It comes first, so that rules of the site win over equally specific ones. */
function addToHead(name: 'link' | 'script', attributes: object): Promise<unknown> {
  const element = Object.assign(document.createElement(name), attributes);
  return new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = () => reject(new Error(`${name} did not load`));
    document.head.prepend(element);
  });
}

/** A configuration in which only what has no default is required. */
export type GivenConfig = Partial<SearchConfig> & Pick<SearchConfig, 'files'>;

/** Fills in the defaults. */
export function completeConfig(given: GivenConfig): SearchConfig {
  return {
    ...CONFIG_DEFAULTS,
    provider: location.hostname,
    ...given,
    browse: {pages: [], products: [], help: [], queries: [], ...given.browse},
  };
}

/** Key in session storage for the query while the page reloads; without the namespace of the site, as it is short-lived. */
const QUERY_KEY = 'help-center.query';

/** Returns the kept query once; `undefined` if there is none. */
function takeKeptQuery(): string | undefined {
  try {
    const query = sessionStorage.getItem(QUERY_KEY) ?? undefined;
    sessionStorage.removeItem(QUERY_KEY);
    return query;
  } catch {
    return undefined;
  }
}

/**
 * Reloads the page when the dialog's script is gone although the site answers: a new version was published, and the new
 * page names the new script. Search then opens with the same query. Resolves to `false` when a reload cannot help: the
 * site does not answer, or storage is blocked.
 */
async function reloadForNewVersion(query: string): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, {cache: 'no-cache'});
    if (!response.ok) return false;
    sessionStorage.setItem(QUERY_KEY, query);
    location.reload();
    return true;
  } catch (error) {
    console.error('[search] the site cannot be reached:', error);
    return false;
  }
}
