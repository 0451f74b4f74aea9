import type {BrowseLink} from '@generated/help-center-search/default/options.json';

/** The products of the site, with addresses that begin with its base URL. The theme puts them in when the site is bundled. */
export const SITE_PRODUCTS: readonly BrowseLink[] = [];
