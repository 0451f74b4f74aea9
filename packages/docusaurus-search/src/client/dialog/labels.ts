import {translate} from '@docusaurus/Translate';
import {countIn} from '../../early/countIn.ts';
import {listPluralForms} from '../../early/listPluralForms.ts';

/** The texts of the dialog. */
export const LABELS = {
  search: 'Search',
  placeholder: translate({id: 'theme.search.placeholder', message: 'Search docs'}),
  clear: 'Clear the query',
  cancel: 'Cancel',
  results: 'Search results',
  saved: 'Saved searches',
  recent: 'Recent',
  favorite: 'Favorite',
  visited: 'Visited pages',
  popular: 'Popular pages',
  products: 'Products',
  onDevice: 'Pages on this device',
  keys: 'Keys',
  characterKeys: 'A character on its own opens search, anywhere on a page',
  save: 'Save this search',
  removeRecent: 'Remove this search from history',
  removeFavorite: 'Remove this search from favorites',
  noRecent: 'No recent searches',
  noResults: 'No results for',
  trySearching: 'Try searching for',
  believe: 'Believe this query should return results?',
  letUsKnow: 'Let us know.',
  errorTitle: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection.',
  refusedTitle: 'The search was refused',
  retry: 'Retry',
  searching: 'Searching',
  fallback: 'The search service did not answer. These results come from the copy shipped with this site.',
  partial: 'The search took too long. These are the best results so far.',
  titlesOnly:
    'The texts of these results could not be fetched. You might want to check your network connection.',
  toSelect: 'to select',
  toNavigate: 'to navigate',
  toClose: 'to close',
  searchBy: 'Search by',
  notice: 'What is sent',
} as const;

/** Text of the link to the search page. */
export function seeAll(count: number): string {
  return `See all ${count} results`;
}

/** Number of results in words. */
export function countResults(count: number): string {
  const text = translate({id: 'theme.search.count', message: '1 result|{count} results'});
  const language = document.documentElement.lang || 'en';
  return countIn(listPluralForms(text, language), count, language);
}
