/** What opens a feature, for the script in the head, which keeps what a reader does until the loader has loaded. */
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
   * Address of the slowest script, fetched at once if a reader opens the feature while the loader's file is still loading.
   * It is written into every page. Default none.
   */
  readonly src?: string;
}

/**
 * A feature that works before the page's own scripts run, such as search. It handles its own events; its elements carry the
 * attribute `data-native`, which tells the loader to leave them alone. When it has answered or is closed, it dispatches
 * the event `partready` on the window, and the loader runs the scripts of the page.
 */
export interface LoaderPart {
  readonly opener: Opener;
  /** Becomes part of the loader's file and runs before the page can be used. */
  readonly script: string;
  /** The style sheet that the script adds; pages keep the custom properties that it reads. */
  readonly css: string;
  /** Names of `meta` elements that are not needed where this part is used, and so are removed. Default none. */
  readonly unreadMeta?: RegExp;
}
