/** The newest entry of a changelog; written by `plugins/page-notes`. */
declare module '@generated/docusaurus-plugin-content-docs/default/latestRelease.json' {
  const latestRelease: {readonly title: string; readonly permalink: string};
  export default latestRelease;
}

/** The configuration of search; written by the search theme. */
declare module '@generated/help-center-search/default/search.json' {
  const search: {
    readonly backend: import('./components/SentData/SentDataText.tsx').SearchBackend;
    readonly sessions: {readonly to: string} | null;
  };
  export default search;
}

/** The symptoms by page; written by `plugins/page-notes`. */
declare module '@generated/docusaurus-plugin-content-docs/default/symptoms.json' {
  const symptoms: readonly import('../plugins/page-notes/listParts.ts').PageSymptoms[];
  export default symptoms;
}

/** The titles of docs pages by address; written by `plugins/page-notes`. */
declare module '@generated/docusaurus-plugin-content-docs/default/titles.json' {
  const titles: Readonly<Record<string, string>>;
  export default titles;
}

/** Links of the home page by product; written by `plugins/page-notes`. */
declare module '@generated/docusaurus-plugin-content-docs/default/homeLinks.json' {
  const homeLinks: Readonly<Record<string, readonly import('../plugins/page-notes/PageNotes.ts').HomeLink[]>>;
  export default homeLinks;
}

/** The drawings of products and others by their names; written by `plugins/page-notes`. */
declare module '@generated/docusaurus-plugin-content-docs/default/drawings.json' {
  const drawings: Readonly<Record<string, import('../plugins/page-notes/PageNotes.ts').Drawing>>;
  export default drawings;
}
