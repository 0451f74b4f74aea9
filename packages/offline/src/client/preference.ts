import site from '@generated/site-storage';

// Always of the device: a refusal that ended with the tab would begin to keep pages again.
const KEY = `help-center.offline${site.namespace}`;

/** Whether the reader has removed everything from this device; nothing is kept until they save again. */
export function isRefused(): boolean {
  try {
    return localStorage.getItem(KEY) === 'removed';
  } catch {
    // Without storage there is no service worker either.
    return true;
  }
}

/** Remembers what the reader has chosen. */
export function setRefused(refused: boolean): void {
  if (refused) localStorage.setItem(KEY, 'removed');
  else localStorage.removeItem(KEY);
}
