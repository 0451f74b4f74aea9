import type {EarlyPage, EarlyPart, Opener} from '@help-center/html-first/early';
import {OPENED_HITS_KEY, type EarlyData, type EarlySearch} from './contract.ts';
import {createSearchStart} from './createSearchStart.ts';
import {keepQuery, takeKeptQuery} from './keptQuery.ts';
import {keepOpenedHit} from './keepOpenedHit.ts';
import {openSearchFrame, type SearchFrame} from './openSearchFrame.ts';

/** What opens search on this site; put in by finishing. */
declare const __OPENER__: Opener;

/** The button of the message that the dialog's own script could not be loaded. */
const RETRY = '.DocSearch-Load[role=alert] button';

/** Search before the page's scripts have run: a field in a frame, the first hits in it, and what the dialog takes over. */
export function createEarlySearch(page: EarlyPage<EarlyData>): EarlyPart {
  const {start, takeWorker, ask} = createSearchStart(page);
  let frame: SearchFrame | undefined;
  /** From the moment it opens: its field takes the focus, a sign of intent, before the frame is returned. */
  let isOpen = false;

  function takeQuery() {
    const taken = frame?.take();
    frame = undefined;
    isOpen = false;
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
      const {placeholder, worker} = page.readData();
      frame = openSearchFrame({
        query,
        placeholder,
        ask,
        keepHit: (hit) => keepOpenedHit(page, `${OPENED_HITS_KEY}${worker?.index.indexName}`, hit),
        onClose(isLeaving) {
          frame = undefined;
          isOpen = false;
          onClose(isLeaving);
          // The click on the button may have been made again already, and the dialog be on its way.
          search.onClose?.();
        },
      });
    },
    keep() {
      if (frame) keepQuery(frame.input.value);
    },
    takeKept: takeKeptQuery,
    fail: () => frame?.fail(),
    // Gives way when the message says that the dialog's script could not be loaded, and puts the focus on its Retry button.
    // Hits on show stay, as they lead on without the dialog.
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
