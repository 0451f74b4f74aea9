/** The search dialog; fetched on the first sign of intent. */
export {SiteSearchDialog as default} from '@help-center/docusaurus-search/dialog';
