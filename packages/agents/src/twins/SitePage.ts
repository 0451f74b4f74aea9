/** A heading of a page and where its section begins in the twin. */
export interface PageHeading {
  readonly anchor: string;
  readonly text: string;
  /** 1 for the title. */
  readonly depth: number;
  /** Characters of the twin before the heading. */
  readonly offset: number;
}

/** A page that has a Markdown twin. */
export interface SitePage {
  /** Absolute address for people. */
  readonly url: string;
  /** Absolute address of the twin. */
  readonly markdownUrl: string;
  readonly title: string;
  readonly description: string | null;
  /** Label of the product that the page belongs to; `null` outside products. */
  readonly product: string | null;
  /** Day of the last change as `2026-11-22`; `null` when the page does not say it. */
  readonly updated: string | null;
  readonly headings: readonly PageHeading[];
}
