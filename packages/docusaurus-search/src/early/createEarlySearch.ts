import type {EarlyPage, EarlyPart, Opener} from '@help-center/html-first/early';
import {OPENED_HITS_KEY, type EarlyData, type EarlySearch} from './contract.ts';
import {createSearchStart} from './createSearchStart.ts';
import {keepQuery, takeKeptQuery} from './keptQuery.ts';
import {keepOpenedHit} from './keepOpenedHit.ts';
import {openSearchFrame, type SearchFrame} from './openSearchFrame.ts';

/** What opens search on this site; filled in when the site is finished. */
declare const __OPENER__: Opener;

/** The Retry button of the message that the dialog's script could not be loaded. */
const RETRY = '.DocSearch-Load[role=alert] button';

/** Search before the page's scripts have run: a frame with a field and the first hits, which the dialog takes over. */
export function createEarlySearch(page: EarlyPage<EarlyData>): EarlyPart {
  const {start, takeWorker, ask} = createSearchStart(page);
  let frame: SearchFrame | undefined;
  /** Set before the frame is returned, as its field takes the focus while it opens, which counts as intent. */
  let isOpen = false;

  function forgetFrame(): void {
    frame = undefined;
    isOpen = false;
    search.openedFrom = undefined;
  }

  function takeQuery() {
    const taken = frame?.take();
    forgetFrame();
    return taken;
  }

  const search: EarlySearch = {start, takeWorker, takeQuery};
  window.helpCenterEarlySearch = search;
  return {
    opener: __OPENER__,
    start,
    isOpen: () => isOpen,
    open(query, onClose) {
      if (isOpen) return;
      isOpen = true;
      search.openedFrom = document.activeElement;
      const {placeholder, worker} = page.readData();
      frame = openSearchFrame({
        query,
        placeholder,
        ask,
        keepHit: (hit) => keepOpenedHit(page, `${OPENED_HITS_KEY}${worker?.index.indexName}`, hit),
        onClose(isLeaving) {
          forgetFrame();
          onClose(isLeaving);
          // The click may already have been replayed on the button, so that the dialog is loading.
          search.onClose?.();
        },
      });
    },
    keep() {
      if (frame) keepQuery(frame.input.value);
    },
    takeKept: takeKeptQuery,
    fail() {
      frame?.fail();
      // The search page gets its query from scripts.
      const field = document.querySelector<HTMLInputElement>('[data-scripts=now] [name=q]');
      if (field && !field.value) field.value = new URLSearchParams(location.search).get('q') ?? '';
    },
    // Closes in favour of the message that the dialog's script could not be loaded, and focuses its Retry button. With
    // hits on screen the frame stays, as they work without the dialog.
    handOver() {
      if (!frame) return;
      const observer = new MutationObserver(() => {
        const retry = document.querySelector<HTMLElement>(RETRY);
        if (retry && frame?.list.firstChild) frame.fail();
        else if (retry) {
          takeQuery();
          retry.focus();
        }
        if (retry || !frame) observer.disconnect();
      });
      observer.observe(document.body, {childList: true, subtree: true});
    },
  };
}
