import type {BrowseLink} from '@generated/help-center-search/default/options.json';

/** The products of the site, with addresses below its base URL. The theme replaces this module when it bundles the site. */
export const SITE_PRODUCTS: readonly BrowseLink[] = [];
