import {translate} from '@docusaurus/Translate';
import type {EarlyPart} from '../early/EarlyPart.ts';
import {hasPendingEvents} from './replay.ts';

const RELOADED = 'html-first.reloaded';
const NOTICE = 'html-first-notice';

/** How long the page may take to answer before it counts as out of reach, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Reloads once per page and visit; `false` when that was done before, when storage is blocked and the page would reload
 * for ever, or when the page cannot be had: a browser is online, too, in a network that leads nowhere.
 */
async function reloadOnce(parts: readonly EarlyPart[]): Promise<boolean> {
  try {
    if (sessionStorage.getItem(RELOADED) === location.href) return false;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const {ok} = await fetch(location.href, {method: 'HEAD', cache: 'no-store', signal});
    if (!ok) return false;
    sessionStorage.setItem(RELOADED, location.href);
    for (const part of parts) part.keep();
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
  again.textContent = translate({id: 'theme.loader.reload', message: 'Retry'});
  again.addEventListener('click', () => location.reload());
  const text = translate({
    id: 'theme.loader.failed',
    message: 'Part of this page failed to load. Check your network connection. Links still work.',
  });
  notice.append(`${text} `, again);
  document.body.append(notice);
}

/**
 * Answers a reader who waits for scripts that did not load. Online they have most likely vanished with a new
 * deployment, and the page as it is now knows the new ones: it is reloaded, once. Offline that would lose the page.
 */
export async function answerFailure(parts: readonly EarlyPart[]): Promise<void> {
  document.documentElement.dataset.intent = 'failed';
  // Whoever opens a page that its scripts make waits for them from the start.
  const isAwaited = hasPendingEvents() || document.querySelector('[data-scripts=now]') !== null;
  if (!isAwaited || (navigator.onLine && (await reloadOnce(parts)))) return;
  for (const part of parts) part.fail();
  if (!parts.some((part) => part.isOpen())) showNotice();
}

/** Forgets that the page was reloaded, once its scripts are there, so that the next deployment can be answered as well. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch (error) {
    console.error(error);
  }
}
