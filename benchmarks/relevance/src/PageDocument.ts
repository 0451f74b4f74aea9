/** A link as the page's author wrote it. */
export interface PageLink {
  /** What the reader clicks. */
  readonly text: string;
  /** The target as written: relative, from the root of the site, or absolute. */
  readonly href: string;
}

/** One block of a page in reading order. */
export interface PageBlock {
  readonly kind: 'heading' | 'text' | 'code';
  /** Heading level 1 to 6; 0 for text and code. */
  readonly level: number;
  /** Plain text with white space collapsed; code keeps its lines. */
  readonly text: string;
  /** The fragment of a heading without `#`; `null` for text and code. */
  readonly anchor: string | null;
  /** Links in the block; absent where there are none. */
  readonly links?: readonly PageLink[];
}

/** A page as every engine of the benchmark gets it: text and structure, no markup. */
export interface PageDocument {
  /** Path below `pages/`, the identity of the page. */
  readonly path: string;
  /** Absolute address of the page. */
  readonly url: string;
  readonly title: string;
  /** Label of the top folder, or `Documentation`. */
  readonly category: string;
  readonly description: string | null;
  readonly keywords: readonly string[];
  readonly blocks: readonly PageBlock[];
}
