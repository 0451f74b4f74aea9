import {translate} from '@docusaurus/Translate';

const MEGABYTE = 1e6;

function formatMegabytes(count: number): string {
  return new Intl.NumberFormat(document.documentElement.lang || undefined).format(count);
}

async function describeRoom(needed: number): Promise<string> {
  const {quota = 0, usage = 0} = (await navigator.storage?.estimate?.()) ?? {};
  const text =
    quota > 0
      ? translate({
          id: 'theme.offline.noRoomWith',
          message:
            'There is not enough room on this device: {needed} MB are needed, and this browser leaves {free} MB. Delete something else, then save again. Nothing new was kept.',
        })
      : translate({
          id: 'theme.offline.noRoom',
          message:
            'There is not enough room on this device: {needed} MB are needed. Delete something else, then save again. Nothing new was kept.',
        });
  return text
    .replace('{needed}', formatMegabytes(Math.ceil(needed / MEGABYTE)))
    .replace('{free}', formatMegabytes(Math.floor((quota - usage) / MEGABYTE)));
}

/** Tells readers why saving failed and what to do; empty if they stopped it themselves. */
export async function describeFailure(error: unknown, neededBytes: number): Promise<string> {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return '';
  if (name === 'QuotaExceededError') return describeRoom(neededBytes);
  if (name === 'TypeError') {
    return translate({
      id: 'theme.offline.network',
      message:
        'The network failed. What was fetched so far stays on this device; save again to go on from there.',
    });
  }
  return translate({
    id: 'theme.offline.failed',
    message: 'Saving failed: {reason} Save again in a minute.',
  }).replace('{reason}', () => (error instanceof Error ? error.message : String(error)));
}
