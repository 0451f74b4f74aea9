import {translate} from '@docusaurus/Translate';
import type {SearchConfig} from '../../contract/SearchConfig.ts';

/** The texts that are needed before the scripts of search have loaded. */
export const OPENER_LABELS = {
  search: translate({id: 'theme.search.search', message: 'Search'}),
  placeholder: translate({id: 'theme.search.placeholder', message: 'Search docs'}),
  cancel: translate({id: 'theme.search.cancel', message: 'Cancel'}),
  retry: translate({id: 'theme.search.retry', message: 'Retry'}),
  loading: translate({id: 'theme.search.loading', message: 'Loading search…'}),
  loadFailed: translate({
    id: 'theme.search.loadFailed',
    message: 'Search could not be loaded. You might want to check your network connection.',
  }),
};

/** Replaces English texts by translations, where there are any; an id is a prefix and the name of the label. */
export function translateLabels(
  labels: Record<string, string>,
  texts: SearchConfig['texts'],
  prefix = 'theme.search.',
): void {
  for (const [name, english] of Object.entries(labels)) labels[name] = texts[prefix + name] ?? english;
}
