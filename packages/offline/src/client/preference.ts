import site from '@generated/site-storage';

// Always in local storage: a refusal must outlast the tab.
const KEY = `help-center.offline${site.namespace}`;

/** Whether the reader has removed everything from this device, so that nothing is kept until they save again. */
export function isRefused(): boolean {
  try {
    return localStorage.getItem(KEY) === 'removed';
  } catch {
    // Without storage there is no service worker, either.
    return true;
  }
}

/** Stores the reader's choice. */
export function setRefused(refused: boolean): void {
  if (refused) localStorage.setItem(KEY, 'removed');
  else localStorage.removeItem(KEY);
}
