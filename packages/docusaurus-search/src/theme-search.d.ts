/**
 * The part of the plugin's options that the browser reads. The plugin writes the file at build time.
 * Import it from the dialog and the search page only, so that no other page loads it.
 */
declare module '@generated/help-center-search/default/options.json' {
  /** The index shipped with the site answers. */
  export interface EmbeddedBackend {
    readonly type: 'embedded';
  }

  /** Search servers that speak `POST /1/indexes/*\/queries` answer. */
  export interface ServerBackend {
    readonly type: 'server';
    /** Addresses such as `https://search.example.com`, in the order to try them; at least one, and a path prefix is kept. */
    readonly hosts: readonly string[];
    /** Whether the shipped index answers when no host does. */
    readonly fallbackToEmbedded: boolean;
    /** Sent as `x-algolia-application-id`; not sent when empty. */
    readonly appId: string;
    /** Sent as `x-algolia-api-key`; not sent when empty. */
    readonly apiKey: string;
    /** Whether views and clicks are posted to `/1/events`. */
    readonly insights: boolean;
  }

  /** The hosted service answers through its official client. */
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

  /** A link for readers without a query. */
  export interface BrowseLink {
    readonly label: string;
    /** Path with the base URL. */
    readonly to: string;
  }

  /** Links and queries shown before a query and when nothing was found. */
  export interface BrowseLinks {
    readonly pages: readonly BrowseLink[];
    /** Products; a page below the address of one belongs to it. */
    readonly products: readonly BrowseLink[];
    /** Other ways to help. */
    readonly help: readonly BrowseLink[];
    /** Example queries with results. */
    readonly queries: readonly string[];
  }

  export interface SearchClientOptions {
    /** Name of the index: part of the storage keys of recent and favourite searches. */
    readonly indexName: string;
    /** Path of the search page below the base URL, such as `search`; `null` without a search page. */
    readonly searchPagePath: string | null;
    /** Whether queries are limited to the language and docs version of the page. */
    readonly contextualSearch: boolean;
    readonly backend: EmbeddedBackend | ServerBackend | HostedBackend;
    /** Folder of the shipped index below the base URL, such as `search-index/`; it holds `manifest.json`. `null` when none is shipped. */
    readonly embeddedIndexPath: string | null;
    /** Source of a regular expression; hits whose address matches are opened by full page navigation. `null` for none. */
    readonly externalUrlRegex: string | null;
    /** Most hits shown below one top-level section. */
    readonly maxResultsPerGroup: number;
    /** Address behind "Let us know." when nothing was found, with `{query}` for the encoded query; `null` for no link. */
    readonly missingResultsUrl: string | null;
    /** Placeholder of the search input; `null` for the theme's. */
    readonly placeholder: string | null;
    readonly browse: BrowseLinks;
    /** Whether a section that answers the query is shown above the hits. */
    readonly answers: boolean;
    /** Whether a character pressed on its own opens search, unless the reader switched that off. */
    readonly characterKeys: boolean;
    /** Where search sessions are reported, and the path of the page about it; `null` if they are not. */
    readonly sessions: {readonly to: string; readonly notice: string} | null;
  }

  const options: SearchClientOptions;
  export default options;
}

/** The options of the search button; kept small, as every page loads them. */
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
    /** Query to start with; may be empty. */
    readonly initialQuery: string;
    onClose(): void;
  }
  export default function SearchDialog(props: Props): ReactNode;
}
