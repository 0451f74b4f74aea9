const KEY = 'help-center.offline';

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
