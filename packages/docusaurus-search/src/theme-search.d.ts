/**
 * What the browser side needs to know of the plugin's options.
 * The plugin writes it at build time; import it from the dialog and the search page only, so that no other page pays for it.
 */
declare module '@generated/help-center-search/default/options.json' {
  /** Answers come from the index that is shipped with the site. */
  export interface EmbeddedBackend {
    readonly type: 'embedded';
  }

  /** Answers come from search servers that speak `POST /1/indexes/*\/queries`, tried in the order given. */
  export interface ServerBackend {
    readonly type: 'server';
    /** Origins such as `https://search.example.com`, at least one; a path prefix is kept. */
    readonly hosts: readonly string[];
    /** Whether the shipped index answers when no host does. */
    readonly fallbackToEmbedded: boolean;
    /** Sent as `x-algolia-application-id`; empty when the servers ask for none. */
    readonly appId: string;
    /** Sent as `x-algolia-api-key`; empty when the servers ask for none. */
    readonly apiKey: string;
    /** Whether what readers view and open is posted to `/1/events`. */
    readonly insights: boolean;
  }

  /** Answers come from the hosted service through its own client. */
  export interface HostedBackend {
    readonly type: 'hosted';
    /** May be empty: the official client's own error then says so. */
    readonly appId: string;
    /** May be empty: the official client's own error then says so. */
    readonly apiKey: string;
    /** Name of the index at the hosted service. */
    readonly indexName: string;
    /** Whether the shipped index answers when the service does not. */
    readonly fallbackToEmbedded: boolean;
  }

  /** A page that is worth a visit without a query. */
  export interface BrowseLink {
    readonly label: string;
    /** Path with the base URL. */
    readonly to: string;
  }

  /** What is shown before a query, and when nothing was found. */
  export interface BrowseLinks {
    readonly pages: readonly BrowseLink[];
    /** Products; a page below the address of one belongs to it. */
    readonly products: readonly BrowseLink[];
    /** Other ways to help. */
    readonly help: readonly BrowseLink[];
    /** Queries that lead to something. */
    readonly queries: readonly string[];
  }

  export interface SearchClientOptions {
    /** Name of the index: part of the storage keys of recent and favourite searches. */
    readonly indexName: string;
    /** Path of the search page below the base URL, such as `search`; `null` without a search page. */
    readonly searchPagePath: string | null;
    /** Whether queries are filtered by the language and the docs version of the page. */
    readonly contextualSearch: boolean;
    readonly backend: EmbeddedBackend | ServerBackend | HostedBackend;
    /** Folder of the shipped index below the base URL, such as `search-index/`; it holds `manifest.json`. `null` when none is shipped. */
    readonly embeddedIndexPath: string | null;
    /** Source of a regular expression; a hit whose address matches is opened by full page navigation. `null` when none is. */
    readonly externalUrlRegex: string | null;
    /** Most hits shown below one top-level section. */
    readonly maxResultsPerGroup: number;
    /** Where "Let us know." leads when nothing was found, `{query}` in it stands for the encoded query; `null` without that link. */
    readonly missingResultsUrl: string | null;
    /** Placeholder of the search input; `null` for that of the theme. */
    readonly placeholder: string | null;
    readonly browse: BrowseLinks;
    /** Whether a section that surely answers the query is shown above the hits. */
    readonly answers: boolean;
    /** Whether a character pressed on its own opens search, unless the reader switched that off. */
    readonly characterKeys: boolean;
    /** Who is told of the uses of search, and the path of the page that says so; `null` for nobody. */
    readonly sessions: {readonly to: string; readonly notice: string} | null;
  }

  const options: SearchClientOptions;
  export default options;
}

/** What the search button needs to know of the plugin's options; it is on every page, so it is little. */
declare module '@generated/help-center-search/default/bar.json' {
  const bar: {
    /** Whether a character pressed on its own opens search, unless the reader switched that off. */
    readonly characterKeys: boolean;
  };
  export default bar;
}

/** The search dialog, which a site may wrap or replace. */
declare module '@theme/SearchDialog' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** What stands in the field at first. */
    readonly initialQuery: string;
    onClose(): void;
  }
  export default function SearchDialog(props: Props): ReactNode;
}
