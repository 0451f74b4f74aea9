import type {EarlyQuery} from '../dialog/SearchDialogProps.ts';

/** A search field that a page shows before its scripts have run, as the finishing step of html-first puts it there. */
interface EarlySearch {
  /** Removes the field and returns what was typed into it, and what it shows. */
  take(): EarlyQuery;
}

/** Takes over from the field of a page that the dialog replaces; `undefined` if there was none. */
export function takeEarlyQuery(): EarlyQuery | undefined {
  return (window as {helpCenterEarlySearch?: EarlySearch}).helpCenterEarlySearch?.take();
}
