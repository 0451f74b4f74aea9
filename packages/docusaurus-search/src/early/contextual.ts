/** The script of early search for sites with several languages or versions: it limits hits to those of the page. */
import type {EarlyPage} from '@help-center/html-first/early';
import type {EarlyData} from './contract.ts';
import {createEarlySearch} from './createEarlySearch.ts';
import {listContextFilters} from './listContextFilters.ts';

/** Adds the filters for the language and versions of the page. */
function inContext(page: EarlyPage<EarlyData>): EarlyPage<EarlyData> {
  return {
    ...page,
    readData() {
      const data = page.readData();
      const {worker} = data;
      if (!worker?.index.context) return data;
      const {context, ...index} = worker.index;
      const facetFilters = listContextFilters(context, location.pathname, page.readKept);
      return {...data, worker: {...worker, index: {...index, early: {...index.early, facetFilters}}}};
    },
  };
}

window.htmlFirst?.add?.('search', (page: EarlyPage<EarlyData>) => createEarlySearch(inContext(page)));
