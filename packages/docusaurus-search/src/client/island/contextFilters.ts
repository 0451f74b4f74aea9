import type {ContextFilters, SearchConfig} from '../../contract/SearchConfig.ts';
import {listContextFilters} from '../session/listContextFilters.ts';
import {siteStorage} from '../siteStorage.ts';

/** The filters that limit a search to the language and docs versions of the page; empty if there is no limit. */
export function contextFilters({context}: SearchConfig): ContextFilters {
  return context === null ? [] : listContextFilters(context, location.pathname, siteStorage.getItem);
}
