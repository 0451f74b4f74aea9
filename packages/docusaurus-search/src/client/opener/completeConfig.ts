import {CONFIG_DEFAULTS, type SearchConfig} from '../../contract/SearchConfig.ts';

/** A configuration in which only what has no default is required. */
export type GivenConfig = Partial<SearchConfig> & Pick<SearchConfig, 'files'>;

/** Fills in the defaults. */
export function completeConfig(given: GivenConfig): SearchConfig {
  return {
    ...CONFIG_DEFAULTS,
    provider: location.hostname,
    ...given,
    browse: {pages: [], products: [], help: [], queries: [], ...given.browse},
  };
}
