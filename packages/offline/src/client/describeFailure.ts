import {MissingFileError} from '../storage/index.ts';

const MEGABYTE = 1e6;

async function describeRoom(needed: number): Promise<string> {
  const {quota = 0, usage = 0} = (await navigator.storage?.estimate?.()) ?? {};
  const free =
    quota > 0 ? ` and this browser leaves ${Math.floor((quota - usage) / MEGABYTE)} MB for it` : '';
  return `There is not enough room on this device: the site takes ${Math.ceil(needed / MEGABYTE)} MB${free}. Delete something else, then save again. Nothing of it was kept.`;
}

/** Says to a reader why saving failed and what to do; empty when they stopped it themselves. */
export async function describeFailure(error: unknown, neededBytes: number): Promise<string> {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return '';
  if (name === 'QuotaExceededError') return describeRoom(neededBytes);
  if (error instanceof MissingFileError) {
    return `A part of the site could not be fetched: ${error.message} It may be about to be updated. Save again in a minute.`;
  }
  if (name === 'TypeError') {
    return 'The network failed. What was fetched so far stays on this device; save again to go on from there.';
  }
  return `Saving failed: ${String(error)}`;
}
