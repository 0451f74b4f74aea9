/** The script of early search; html-first appends it to its loader. */
import '@help-center/html-first/early';
import {createEarlySearch} from './createEarlySearch.ts';

window.htmlFirst?.add?.('search', createEarlySearch);
