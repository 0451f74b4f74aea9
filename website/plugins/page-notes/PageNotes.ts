/** A link to a page of this site, with the page's own title. */
export interface PageLink {
  readonly title: string;
  readonly permalink: string;
}

/** A page as a landing page lists it. */
export interface ListedPage extends PageLink {
  readonly description: string;
  /** Of the page of a category inside the listed one: all pages below it, by their short names. */
  readonly below?: readonly PageLink[];
}

/** A part of a landing page: a category with its pages, or pages that stand in none. */
export interface LandingSection {
  /** The category's own page by its short name; pages without one are directly in the product or category. */
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

/** What the build knows of a page beside its own text. */
export interface PageNotes {
  /** Reading time in minutes, at least 1. */
  readonly minutes: number;
  readonly related: readonly PageLink[];
  readonly landing?: Landing;
}
