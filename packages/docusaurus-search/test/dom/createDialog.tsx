import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {vi} from 'vitest';
import {completeConfig} from '../../src/client/opener/createOpener.ts';
import type {SearchConfig} from '../../src/contract/SearchConfig.ts';
import {SearchDialog} from '../../src/client/dialog/SearchDialog.tsx';
import type {SearchDialogProps} from '../../src/client/dialog/DialogScreen.tsx';
import type {Search} from '../../src/client/island/openSearch.ts';
import {createSavedSearches, type SavedSearches} from '../../src/client/saved/createSavedSearches.ts';
import type {
  AnswerBody,
  HitBody,
  SearchClient,
  SearchRequestBody,
  SearchResultBody,
} from '../../src/client/SearchClient.ts';
import {createMemoryStorage} from '../client/support/createMemoryStorage.ts';
import {createResult, createHit} from '../client/support/createResult.ts';

(globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean}).IS_REACT_ACT_ENVIRONMENT = true;

export const OPTIONS: SearchConfig = completeConfig({
  files: '/assets/search/',
  manifestUrl: '/search-index/manifest.json',
  searchPage: '/search',
  provider: 'Help Center',
  placeholder: 'Search docs',
});

interface Setup extends Partial<Omit<SearchDialogProps, 'search'> & Omit<Search, 'config'>> {
  readonly options?: Partial<SearchConfig>;
  readonly hitsFor?: (query: string) => readonly HitBody[];
  /** What answers every query; nothing by default. */
  readonly answers?: readonly AnswerBody[];
  /** Number of hits in all; the number of hits on show by default. */
  readonly count?: number;
  readonly fallback?: boolean;
  /** More of the result of a query. */
  readonly resultFor?: (query: string) => Partial<SearchResultBody>;
  /** HTTP status with which the configured backend refused. */
  readonly refusal?: number;
  readonly suggestions?: readonly string[];
}

/** A dialog on the page, with what happened to it. */
export interface TestDialog {
  readonly saved: SavedSearches;
  readonly navigate: ReturnType<typeof vi.fn<(href: string) => void>>;
  readonly onClose: ReturnType<typeof vi.fn<() => void>>;
  readonly search: ReturnType<typeof vi.fn<SearchClient['search']>>;
  readonly requests: SearchRequestBody[];
  input(): HTMLInputElement;
  options(): HTMLElement[];
  /** Trimmed text of the dialog. */
  text(): string;
  button(name: string): HTMLButtonElement;
  type(query: string): Promise<void>;
  press(key: string, init?: KeyboardEventInit): Promise<KeyboardEvent>;
  click(element: Element): Promise<void>;
  unmount(): Promise<void>;
}

/** Shows a dialog whose client answers at once. */
export async function createDialog(setup: Setup = {}): Promise<TestDialog> {
  const {
    resultFor,
    hitsFor = () => [],
    answers,
    count,
    fallback = false,
    refusal,
    suggestions = [],
    options,
    insights,
    reporter,
    client: givenClient,
    saved = createSaved(),
    ...props
  } = setup;
  const requests: SearchRequestBody[] = [];
  const search = vi.fn<SearchClient['search']>((asked) => {
    requests.push(...asked);
    const results = asked.map(({query = ''}) => {
      const hits = hitsFor(query);
      return createResult(hits, {
        query,
        ...resultFor?.(query),
        nbHits: hits.length === 0 ? 0 : (count ?? hits.length),
        ...(answers && {answers}),
      });
    });
    return Promise.resolve({results, backend: fallback ? 'embedded' : 'server', fallback, refusal});
  });
  const client: SearchClient = givenClient ?? {
    search,
    preview: () => Promise.resolve(undefined),
    suggest: () => Promise.resolve(suggestions),
    revalidate: () => Promise.resolve(false),
  };
  const navigate = vi.fn<(href: string) => void>();
  const onClose = vi.fn<() => void>();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <SearchDialog
        search={{client, config: {...OPTIONS, ...options}, saved, insights, reporter}}
        facetFilters={[]}
        visited={[]}
        product={null}
        initialQuery=""
        navigate={navigate}
        onClose={onClose}
        {...props}
      />,
    ),
  );
  const find = <T extends Element>(selector: string): T => {
    const element = container.querySelector<T>(selector);
    if (element === null) throw new Error(`The dialog has no ${selector}.`);
    return element;
  };
  const input = () => find<HTMLInputElement>('[role=combobox]');
  return {
    saved,
    navigate,
    onClose,
    search,
    requests,
    input,
    options: () => [...container.querySelectorAll<HTMLElement>('[role=option]')],
    text: () => container.textContent.trim(),
    button: (name) => {
      const all = [...container.querySelectorAll('button')];
      const button = all.find((one) => one.getAttribute('aria-label') === name || one.textContent === name);
      if (button === undefined) throw new Error(`The dialog has no button "${name}".`);
      return button;
    },
    async type(query) {
      await act(async () => {
        // React overrides the setter of the element itself to notice its own changes.
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        setter?.call(input(), query);
        input().dispatchEvent(new Event('input', {bubbles: true}));
      });
    },
    async press(key, init = {}) {
      const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init});
      await act(async () => input().dispatchEvent(event));
      return event;
    },
    async click(element) {
      await act(async () =>
        element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true})),
      );
    },
    async unmount() {
      await act(async () => root.unmount());
      container.remove();
    },
  };
}

/** Recent searches by heading, oldest first. */
export function createSaved(...headings: string[]): SavedSearches {
  const saved = createSavedSearches('help-center', createMemoryStorage());
  for (const heading of headings) saved.addRecent(createHit('ANSVIS', heading));
  return saved;
}

/** Two sections, the first of them with a part of its page. */
export const CAMERA_HITS = [
  createHit('ANSVIS', 'Cameras'),
  createHit('DLHUB', 'Camera data'),
  createHit('ANSVIS', 'Cameras', 'Add a camera'),
];

/** A dialog that finds {@link CAMERA_HITS} for every query. */
export const createCameraDialog = (setup: Parameters<typeof createDialog>[0] = {}): Promise<TestDialog> =>
  createDialog({hitsFor: () => CAMERA_HITS, ...setup});

/** Two products have the same answer. */
export const EQUAL_HITS: readonly [other: HitBody, own: HitBody] = [equalHit('DLHUB'), equalHit('ANSVIS')];

function equalHit(product: string): HitBody {
  return {
    ...createHit(product, 'Requirements'),
    _highlightResult: {
      hierarchy: {lvl1: {value: '<mark>Requirements</mark>', matchLevel: 'full', matchedWords: []}},
    },
  };
}
