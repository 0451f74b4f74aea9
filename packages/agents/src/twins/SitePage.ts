/** A heading of a page, with the offset of its section in the twin. */
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
  /** Absolute URL for people. */
  readonly url: string;
  /** Absolute URL of the twin. */
  readonly markdownUrl: string;
  readonly title: string;
  readonly description: string | null;
  /** Label of the page's product; `null` outside products. */
  readonly product: string | null;
  /** Label of the page's version, such as `1.0`; `null` if its docs have only one. */
  readonly version: string | null;
  /** Whether it is in the version that readers get by default. */
  readonly isLatest: boolean;
  /** Date of the last change, such as `2026-11-22`; `null` if the page does not show it. */
  readonly updated: string | null;
  readonly headings: readonly PageHeading[];
}
