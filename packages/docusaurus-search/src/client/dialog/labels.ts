import {translate} from '@docusaurus/Translate';
import {OPENER_LABELS, translateLabels} from '../opener/labels.ts';
import type {SearchConfig} from '../../contract/SearchConfig.ts';
import {type SearchResultBody, ApiError, SearchError} from '../SearchClient.ts';

/** The texts of the dialog and of the search page; English until {@link setTexts} is called. */
export const LABELS = {
  ...OPENER_LABELS,
  clear: translate({id: 'theme.search.clear', message: 'Clear the query'}),
  results: translate({id: 'theme.search.results', message: 'Search results'}),
  answer: translate({id: 'theme.search.answer', message: 'Answer'}),
  saved: translate({id: 'theme.search.saved', message: 'Saved searches'}),
  recent: translate({id: 'theme.search.recent', message: 'Recent'}),
  favorite: translate({id: 'theme.search.favorite', message: 'Favorite'}),
  visited: translate({id: 'theme.search.visited', message: 'Visited pages'}),
  popular: translate({id: 'theme.search.popular', message: 'Popular pages'}),
  products: translate({id: 'theme.search.products', message: 'Products'}),
  product: translate({id: 'theme.search.product', message: 'Product'}),
  moreHelp: translate({id: 'theme.search.moreHelp', message: 'More help'}),
  onDevice: translate({id: 'theme.search.onDevice', message: 'Pages on this device'}),
  keys: translate({id: 'theme.search.keys', message: 'Keys'}),
  characterKeys: translate({
    id: 'theme.search.characterKeys',
    message: 'A character on its own opens search, anywhere on a page',
  }),
  save: translate({id: 'theme.search.save', message: 'Save this search'}),
  removeRecent: translate({id: 'theme.search.removeRecent', message: 'Remove this search from history'}),
  removeFavorite: translate({
    id: 'theme.search.removeFavorite',
    message: 'Remove this search from favorites',
  }),
  savedAsFavorite: translate({id: 'theme.search.savedAsFavorite', message: 'Saved as favorite'}),
  removedFromHistory: translate({id: 'theme.search.removedFromHistory', message: 'Removed from history'}),
  removedFromFavorites: translate({
    id: 'theme.search.removedFromFavorites',
    message: 'Removed from favorites',
  }),
  noRecent: translate({id: 'theme.search.noRecent', message: 'No recent searches'}),
  noResults: translate({id: 'theme.search.noResults', message: 'No results for "{query}"'}),
  missing: translate({id: 'theme.search.missing', message: 'No page contains "{words}"; showing the rest'}),
  missingPhrase: translate({
    id: 'theme.search.missingPhrase',
    message: 'No page contains the exact phrase "{phrase}"; showing pages with its words',
  }),
  trySearching: translate({id: 'theme.search.trySearching', message: 'Try searching for:'}),
  believe: translate({id: 'theme.search.believe', message: 'Believe this query should return results?'}),
  letUsKnow: translate({id: 'theme.search.letUsKnow', message: 'Let us know.'}),
  errorTitle: translate({id: 'theme.search.errorTitle', message: 'Unable to fetch results'}),
  errorHelp: translate({
    id: 'theme.search.errorHelp',
    message: 'You might want to check your network connection.',
  }),
  refused: translate({
    id: 'theme.search.refused',
    message: 'The search service refused the search (status {status}).',
  }),
  searching: translate({id: 'theme.search.searching', message: 'Searching'}),
  fallback: translate({
    id: 'theme.search.fallback',
    message: 'The search service did not answer. These results come from the copy shipped with this site.',
  }),
  standIn: translate({
    id: 'theme.search.standIn',
    message: 'These results come from the copy shipped with this site.',
  }),
  partial: translate({
    id: 'theme.search.partial',
    message: 'The search took too long. These are the best results so far.',
  }),
  titlesOnly: translate({
    id: 'theme.search.titlesOnly',
    message:
      'The text of these results could not be fetched. You might want to check your network connection.',
  }),
  toSelect: translate({id: 'theme.search.toSelect', message: 'to select'}),
  toNavigate: translate({id: 'theme.search.toNavigate', message: 'to navigate'}),
  toClose: translate({id: 'theme.search.toClose', message: 'to close'}),
  ctrl: translate({id: 'theme.search.ctrl', message: 'Ctrl'}),
  shift: translate({id: 'theme.search.shift', message: 'Shift'}),
  enter: translate({id: 'theme.search.enter', message: 'Enter'}),
  escape: translate({id: 'theme.search.escape', message: 'Esc'}),
  enterKey: translate({id: 'theme.search.enterKey', message: 'Enter key'}),
  arrowDown: translate({id: 'theme.search.arrowDown', message: 'Arrow down'}),
  arrowUp: translate({id: 'theme.search.arrowUp', message: 'Arrow up'}),
  escapeKey: translate({id: 'theme.search.escapeKey', message: 'Escape key'}),
  searchBy: translate({id: 'theme.search.searchBy', message: 'Search by'}),
  keyOpen: translate({id: 'theme.search.keyOpen', message: 'open search'}),
  keyMove: translate({id: 'theme.search.keyMove', message: 'move through the results'}),
  keySelect: translate({id: 'theme.search.keySelect', message: 'open the result'}),
  keyNewTab: translate({id: 'theme.search.keyNewTab', message: 'open it in a new tab or window'}),
  keyClose: translate({id: 'theme.search.keyClose', message: 'close search'}),
  keyHelp: translate({id: 'theme.search.keyHelp', message: 'show these keys'}),
  notice: translate({id: 'theme.search.notice', message: 'What is sent'}),
  countFor: translate({
    id: 'theme.search.countFor',
    message: '1 result for "{query}"|{count} results for "{query}"',
  }),
  seeAll: translate({id: 'theme.search.seeAll', message: 'See all {count} results'}),
};

/** Sets the language of these texts. */
export function setTexts(texts: SearchConfig['texts']): void {
  translateLabels(LABELS, texts);
}

/** Notice about words that no page contains, or else about quoted phrases that none contains; empty without any. */
export function tellUnmatched(result: SearchResultBody | null): string {
  const {nbHits = 0, unmatchedWords = [], unmatchedPhrases = []} = result ?? {};
  if (nbHits === 0) return '';
  if (unmatchedWords.length > 0) return LABELS.missing.replace('{words}', () => unmatchedWords.join(', '));
  if (unmatchedPhrases.length === 0) return '';
  return LABELS.missingPhrase.replace('{phrase}', () => unmatchedPhrases.join('", "'));
}

/** Notice that the index shipped with the site answered: the service refused with an HTTP status, or did not answer. */
export function tellFallback(refusal: number | undefined): string {
  return refusal === undefined ? LABELS.fallback : `${tellRefusal(refusal)} ${LABELS.standIn}`;
}

/** That the search service answered with an HTTP status in place of results. */
function tellRefusal(status: number): string {
  return LABELS.refused.replace('{status}', String(status));
}

/** A query as it stands within quotation marks. */
export function unquote(query: string): string {
  return query.replace(/^"([^"]*)"$/u, '$1').replaceAll('"', "'");
}

/** Text of the link to the search page. */
export function seeAll(number: number): string {
  return choose(LABELS.seeAll, number);
}

/** Number of results for a query in words, also when there are none. */
export function countResultsFor(number: number, query: string): string {
  // A function, because `replace` would interpret patterns such as `$&` in a query.
  return (number === 0 ? LABELS.noResults : choose(LABELS.countFor, number)).replace('{query}', () =>
    unquote(query),
  );
}

const ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The form of a text for a number. `|` separates the plural forms, which Docusaurus writes in the order of categories, and
 * `{count}` stands for the number.
 */
function choose(text: string, count: number): string {
  const language = document.documentElement.lang || 'en';
  const rules = new Intl.PluralRules(language);
  const {pluralCategories} = rules.resolvedOptions();
  const forms = text.split('|');
  const at = ORDER.filter((category) => pluralCategories.includes(category)).indexOf(rules.select(count));
  return (forms[at] ?? forms.at(-1) ?? text).replace('{count}', count.toLocaleString(language));
}

/** What helps after a failure. Only unreachable backends point to the network; a configuration error is quoted. */
export function explainError(error: Error | null): string {
  if (error instanceof ApiError) return tellRefusal(error.status);
  return error === null || error instanceof SearchError ? LABELS.errorHelp : error.message;
}
