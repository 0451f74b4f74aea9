/** A link to a page of this site, with the page's own title. */
export interface PageLink {
  readonly title: string;
  readonly permalink: string;
}

/** A page in the list of a landing page. */
export interface ListedPage extends PageLink {
  /** Missing for a heading. */
  readonly description?: string;
  /** For the page of a nested category: all pages below it, by their short names. */
  readonly below?: readonly PageLink[];
}

/** A section of a landing page: a category with its pages, a page without a category and its headings, or, below a part of a product, its pages. */
export interface LandingSection {
  /** The section's own page, by its short name; missing below a part of a product. */
  readonly page?: ListedPage;
  readonly pages: readonly ListedPage[];
}

/** A drawing beside the title of a product's landing page. */
export interface Drawing {
  readonly viewBox: string;
  /** Everything between the outer tags. */
  readonly inner: string;
}

/** A link of a product's panel on the home page. */
export interface HomeLink {
  readonly to: string;
  readonly label: string;
}

/** What a landing page shows beside and below its text. */
export interface Landing {
  readonly drawing?: Drawing;
  readonly sections: readonly LandingSection[];
  /** Pages and reading time of the first steps, if they are in order. */
  readonly route?: {readonly pages: number; readonly minutes: number};
  /** The page to begin with. */
  readonly start?: PageLink;
  /** Where to look when something does not work; a product without such a page has its symptoms. */
  readonly troubleshoot?: PageLink;
}

/** Data that the build adds to a page. */
export interface PageNotes {
  /** Reading time in minutes, at least 1. */
  readonly minutes: number;
  readonly related: readonly ListedPage[];
  readonly landing?: Landing;
}
