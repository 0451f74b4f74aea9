/** Written when the site is built: everything that search needs to know about it. */
declare module '@generated/help-center-search/default/search.json' {
  import type {SearchConfig} from '@help-center/docusaurus-search/bar';

  const config: SearchConfig;
  export default config;
}

/** What the search page shows before search has started. */
declare module '@generated/help-center-search/default/browse.json' {
  import type {BrowseLinks} from '@help-center/docusaurus-search/page';

  const browse: BrowseLinks;
  export default browse;
}

/** What the bar and the search page are built with; kept small, as every page loads it. */
declare module '@generated/help-center-search/default/bar.json' {
  const bar: {
    /** Whether a character pressed on its own opens search, unless the reader switched that off. */
    readonly characterKeys: boolean;
    /** Placeholder of the search input; `null` for the theme's. */
    readonly placeholder: string | null;
  };
  export default bar;
}
