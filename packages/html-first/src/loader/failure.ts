import {hasRecords} from './replay.ts';
import {failSearchFrame, readSearchFrame} from './searchFrame.ts';

const RELOADED = 'help-center.reloaded';
const QUERY = 'help-center.query';
const NOTICE = 'html-first-notice';

/** Reloads once per page and visit; `false` when that was done before, or storage is blocked and the page would reload for ever. */
function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === location.href) return false;
    sessionStorage.setItem(RELOADED, location.href);
    const query = readSearchFrame();
    if (query !== undefined) sessionStorage.setItem(QUERY, query);
    location.reload();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

function showNotice(): void {
  if (document.querySelector(`.${NOTICE}`)) return;
  const notice = document.createElement('div');
  notice.className = `${NOTICE} alert alert--danger`;
  notice.setAttribute('role', 'alert');
  const again = document.createElement('button');
  again.type = 'button';
  again.dataset.native = '';
  again.textContent = 'Retry';
  again.addEventListener('click', () => location.reload());
  notice.append(
    'This could not be done, because a part of the page did not load. Check your network connection. Links still work. ',
    again,
  );
  document.body.append(notice);
}

/**
 * Answers a reader who waits for scripts that did not load. Online they have most likely vanished with a new
 * deployment, and the page as it is now knows the new ones: it is reloaded, once. Offline that would lose the page.
 */
export function answerFailure(): void {
  document.documentElement.dataset.intent = 'failed';
  // Whoever opens a page that its scripts make, such as the search page, waits for them from the start.
  const isAwaited = hasRecords() || document.querySelector('[data-scripts=now]') !== null;
  if (!isAwaited || (navigator.onLine && reloadOnce())) return;
  failSearchFrame();
  if (readSearchFrame() === undefined) showNotice();
}

/** What was typed into the search frame before the page was reloaded; `undefined` when nothing was. */
export function takeQueryOfReload(): string | undefined {
  try {
    const query = sessionStorage.getItem(QUERY) ?? undefined;
    sessionStorage.removeItem(QUERY);
    return query;
  } catch {
    return undefined;
  }
}

/** Forgets that the page was reloaded, once its scripts are there, so that the next deployment can be answered as well. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch (error) {
    console.error(error);
  }
}
