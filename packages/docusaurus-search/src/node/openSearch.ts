import type {ResolvedOptions} from './options.ts';

/** Path of the description below the base URL. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** Whether the site has an OpenSearch description. */
export function hasOpenSearch(
  options: ResolvedOptions,
): options is ResolvedOptions & {searchPagePath: string} {
  return options.openSearch && options.searchPagePath !== null;
}

interface OpenSearchSite {
  readonly title: string;
  /** Absolute address of the site's root, with a slash at the end. */
  readonly root: string;
  readonly searchPagePath: string;
}

/** The OpenSearch 1.1 description of the site. */
export function openSearchDescription({title, root, searchPagePath}: OpenSearchSite): string {
  const name = escapeXml(title);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(title.slice(0, 16).trim())}</ShortName>
  <Description>Search ${name}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Url type="text/html" method="get" template="${escapeXml(`${root}${searchPagePath}`)}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(`${root}${OPEN_SEARCH_FILE}`)}"/>
</OpenSearchDescription>
`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
