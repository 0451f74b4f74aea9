import type {HashedFile} from '../contract/PageScripts.ts';

/** What opens an early part. */
export interface Opener {
  /** Selector of its button, which is hidden where no scripts run. */
  readonly button: string;
  /**
   * Keys that open it: `mod+` and a letter for Ctrl or Cmd; `any` for all characters outside fields, which are the
   * beginning of the text, except for a slash.
   */
  readonly keys: readonly string[];
  /** Storage key under which a reader turns single-character shortcuts off (WCAG 2.1.4). */
  readonly offKey: string;
  /**
   * Address of the part's slowest script, fetched at once if a reader opens the part while the loader's file is still
   * loading. It is written into every page. Default none.
   */
  readonly src?: string;
}

/**
 * A feature that responds before the page's own scripts run, such as search, and hands over to them. Its elements carry
 * the attribute `data-native`, which tells the loader to leave events inside them alone.
 */
export interface EarlyPart {
  readonly opener: Opener;
  /** Whether it is open. */
  isOpen(): boolean;
  /** Fetches what it needs to start, once; resolves when other downloads can no longer delay it. */
  start(): Promise<void>;
  /** Opens it with what was typed on the button; `onClose` is told whether the reader is leaving for another page. */
  open(text: string, onClose: (isLeaving: boolean) => void): void;
  /** Called before the page reloads: keeps what was typed. */
  keep(): void;
  /** Returns, once, what was kept before the reload; `undefined` if there was nothing. */
  takeKept(): string | undefined;
  /** Called when the page's scripts cannot be loaded: says so if it is open. */
  fail(): void;
  /** Called when the page's scripts have taken over. */
  handOver(): void;
}

/** What the loader offers a part. */
export interface EarlyPage<Data> {
  /** The part's data in this page, from {@link EarlyPartFiles.data}. */
  readData(): Data;
  /** Fetches files without running them, at low priority unless told otherwise. */
  preload(files: readonly HashedFile[], as: 'script' | 'style' | 'fetch', priority?: 'low' | 'auto'): void;
  /** Reads from the site's storage, in its namespace; throws if the storage is blocked. */
  readKept(key: string): string | null;
  /** Writes to that storage; a failure is only logged to the console. */
  keep(key: string, text: string): void;
}

/** Adds a part; `name` is that of its {@link EarlyPartFiles}. */
export type AddEarlyPart = <Data>(name: string, create: (page: EarlyPage<Data>) => EarlyPart) => void;

/** What the finishing step adds to pages for an early part. */
export interface EarlyPartFiles {
  readonly name: string;
  readonly opener: Opener;
  /** A script that calls `htmlFirst.add`; it becomes part of the loader's file. */
  readonly script: string;
  /** Data for the script, in every page; plain JSON. */
  readonly data: unknown;
  /** Names of `meta` elements that are not needed where this part is used, and so are removed. Default none. */
  readonly unreadMeta?: RegExp;
}
