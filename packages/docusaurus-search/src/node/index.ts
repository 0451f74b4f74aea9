import type {SwizzleConfig} from '@docusaurus/types';

export {searchTheme as default} from './searchTheme.ts';
export {createSearchPart, type SearchSite} from './createSearchPart.ts';
export {TEXTS as SEARCH_TEXTS} from './searchTheme.ts';
export {INDEX_FILES} from './describeSearch.ts';
export {listSearchOrigins} from './options.ts';
export {validateOptions, validateThemeConfig, ThemeError, type ThemeErrorCode} from './validateOptions.ts';
export type {HostedBackend, SearchThemeOptions, ServerBackend} from './options.ts';
export type {EmbeddedBackend} from '../contract/SearchConfig.ts';

/** The components that a site may replace: wrapping is safe, ejecting is not. */
export function getSwizzleConfig(): SwizzleConfig {
  const actions = {eject: 'unsafe', wrap: 'safe'} as const;
  return {components: {SearchBar: {actions}, SearchPage: {actions}}};
}
