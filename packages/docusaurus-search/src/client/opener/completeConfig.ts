import type {SearchConfig} from '../../contract/SearchConfig.ts';

/** A configuration in which only what has no default is required. */
export type GivenConfig = Partial<SearchConfig> & Pick<SearchConfig, 'files'>;

/** Fills in the defaults. */
export function completeConfig(given: GivenConfig): SearchConfig {
  return {
    indexName: 'help-center',
    manifestUrl: null,
    backend: {type: 'embedded'},
    searchPage: null,
    provider: location.hostname,
    context: null,
    externalUrlRegex: null,
    maxResultsPerGroup: 5,
    missingResultsUrl: null,
    placeholder: null,
    answers: true,
    characterKeys: true,
    sessions: null,
    texts: {},
    storage: {type: 'localStorage', namespace: ''},
    ...given,
    browse: {pages: [], products: [], help: [], queries: [], ...given.browse},
  };
}
