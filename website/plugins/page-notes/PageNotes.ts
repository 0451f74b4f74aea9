/** A link to a page of this site, with the page's own title. */
export interface PageLink {
  readonly title: string;
  readonly permalink: string;
}

/** A page in the list of a landing page. */
export interface ListedPage extends PageLink {
  readonly description: string;
  /** For the page of a nested category: all pages below it, by their short names. */
  readonly below?: readonly PageLink[];
}

/** A section of a landing page: a category with its pages, or pages without a category. */
export interface LandingSection {
  /** The category's own page, by its short name; missing for pages without a category. */
  readonly page?: ListedPage;
  readonly pages: readonly ListedPage[];
}

/** What a landing page shows below its text. */
export interface Landing {
  readonly sections: readonly LandingSection[];
  /** The page to begin with. */
  readonly start?: PageLink;
  /** Where to look when something does not work. */
  readonly troubleshoot?: PageLink;
}

/** Data that the build adds to a page. */
export interface PageNotes {
  /** Reading time in minutes, at least 1. */
  readonly minutes: number;
  readonly related: readonly PageLink[];
  readonly landing?: Landing;
}
