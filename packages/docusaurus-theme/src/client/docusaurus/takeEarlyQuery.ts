/** A search field that a page shows before its scripts have run, as the finishing step of html-first puts it there. */
interface EarlySearch {
  /** Removes the field and returns what was typed into it. */
  take(): string;
}

/** Takes over what a reader typed before the dialog was there; `undefined` if there was no such field. */
export function takeEarlyQuery(): string | undefined {
  return (window as {helpCenterEarlySearch?: EarlySearch}).helpCenterEarlySearch?.take();
}
