import {translate} from '@docusaurus/Translate';

/** The texts that only the search page shows. */
export const PAGE_LABELS = {
  title: translate({id: 'theme.search.page.title', message: 'Search the documentation'}),
  titleFor: translate({id: 'theme.search.page.titleFor', message: 'Search results for "{query}"'}),
  searchingFor: translate({id: 'theme.search.page.searchingFor', message: 'Searching for "{query}"'}),
  needsScripts: translate({
    id: 'theme.search.page.needsScripts',
    message: 'Searching needs JavaScript. {link} instead.',
  }),
  noResultsHelp: translate({
    id: 'theme.search.page.noResultsHelp',
    message: 'Check the spelling, or use fewer or other words.',
  }),
  browse: translate({id: 'theme.search.page.browse', message: 'Browse from the home page'}),
  allProducts: translate({id: 'theme.search.page.allProducts', message: 'Search in all products'}),
  version: translate({id: 'theme.search.page.version', message: 'Version'}),
  moreParts: translate({id: 'theme.search.page.moreParts', message: 'More on this page ({count})'}),
  more: translate({id: 'theme.search.page.more', message: 'Load more'}),
  loading: translate({id: 'theme.search.page.loading', message: 'Loading'}),
};
