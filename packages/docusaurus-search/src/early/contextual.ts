/** The script of early search for sites with several languages or versions: hits are those of the page that is read. */
import type {EarlyPage} from '@help-center/html-first/early';
import type {EarlyData} from './contract.ts';
import {createEarlySearch} from './createEarlySearch.ts';
import {listContextFilters} from './listContextFilters.ts';

/** Lets a page say which hits are its own. */
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
