import type {HashedFile} from '../contract/PageScripts.ts';

/** What opens an early part. */
export interface Opener {
  /** Selector of its button, which is hidden where no scripts run. */
  readonly button: string;
  /** Keys that open it: a character, which counts outside of fields, or `mod+` and a letter for Ctrl or Cmd. */
  readonly keys: readonly string[];
  /** Key of the site's storage under which a reader keeps that characters alone open nothing (WCAG 2.1.4). */
  readonly offKey: string;
  /**
   * Address of a script that is fetched as soon as somebody opens it while the loader's file is still on its way: what takes
   * longest of what the part begins with. It stands in every page. Default none.
   */
  readonly src?: string;
}

/**
 * Something that answers readers before the page's own scripts run, such as search, and gives way to what those make of
 * it. What it shows carries the attribute `data-native`: the loader leaves alone what is done there.
 */
export interface EarlyPart {
  readonly opener: Opener;
  /** Whether it is on show. */
  isOpen(): boolean;
  /** Fetches what it begins with, once; resolves when other files no longer hold that up. */
  start(): Promise<void>;
  /** Shows itself, with what was typed on the button; `onClose` is told whether the reader goes to another page. */
  open(text: string, onClose: (isLeaving: boolean) => void): void;
  /** The page is about to be loaded anew: keeps what was typed. */
  keep(): void;
  /** What was kept before the page was loaded anew, once; `undefined` when nothing was. */
  takeKept(): string | undefined;
  /** The page's scripts could not be loaded: says so where it is on show. */
  fail(): void;
  /** The page's scripts have taken over. */
  handOver(): void;
}

/** What the loader offers to a part. */
export interface EarlyPage<Data> {
  /** What the page says of the part; given to {@link EarlyPartFiles.data}. */
  readData(): Data;
  /** Asks the browser to fetch files without running anything; at low priority unless told otherwise. */
  preload(files: readonly HashedFile[], as: 'script' | 'style' | 'fetch', priority?: 'low' | 'auto'): void;
  /** Reads from the storage that the site has chosen, in its namespace; throws where it is blocked. */
  readKept(key: string): string | null;
  /** Keeps a text in that storage; a failure goes to the console only. */
  keep(key: string, text: string): void;
}

/** Adds a part; `name` is that of its {@link EarlyPartFiles}. */
export type AddEarlyPart = <Data>(name: string, create: (page: EarlyPage<Data>) => EarlyPart) => void;

/** What finishing puts into the pages for an early part. */
export interface EarlyPartFiles {
  readonly name: string;
  readonly opener: Opener;
  /** A script that calls `htmlFirst.add`; it becomes part of the loader's file. */
  readonly script: string;
  /** What the script reads of each page; plain JSON. */
  readonly data: unknown;
  /** Names of `meta` elements that nobody reads where this part answers; they are taken out. Default none. */
  readonly unreadMeta?: RegExp;
}
