import {translate} from '@docusaurus/Translate';
import {hasPendingEvents} from './replay.ts';

const RELOADED = 'html-first.reloaded';
const NOTICE = 'html-first-notice';
/** The site's style sheet may be what failed to load, so these come with the loader. Above the bar and everything else. */
const NOTICE_CSS =
  `.${NOTICE}{position:fixed;z-index:999;inset:auto 1rem 1rem;max-width:40rem;max-height:50vh;overflow:auto;margin:auto;border:1px solid;overflow-wrap:anywhere}` +
  `.${NOTICE} button{display:block;min-height:2.75rem;padding:0 1rem;border:1px solid;background:0 0;color:inherit;font:inherit}` +
  `@media print{.${NOTICE}{display:none}}`;

/** Milliseconds for the page to respond before it counts as unreachable. */
const PATIENCE_MS = 5000;

/**
 * Reloads once per page and visit. Returns `false` if that has been done, if storage is blocked, as the page would then
 * reload for ever, or if the page is unreachable: browsers also count as online in networks without internet access.
 */
async function reloadOnce(): Promise<boolean> {
  try {
    if (sessionStorage.getItem(RELOADED) === location.href) return false;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    let isLeaving = false;
    addEventListener('beforeunload', () => (isLeaving = true), {once: true});
    const {ok} = await fetch(location.href, {method: 'HEAD', cache: 'no-store', signal});
    // A reload would cancel the link that the reader has followed meanwhile.
    if (isLeaving) return true;
    if (!ok) return false;
    sessionStorage.setItem(RELOADED, location.href);
    location.reload();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

function showNotice(what: string): void {
  if (document.querySelector(`.${NOTICE}`)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(NOTICE_CSS);
  document.adoptedStyleSheets.push(sheet);
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
    message: 'Part of this page failed to load. Check your network. Links still work.',
  });
  const detail = document.createElement('p');
  detail.textContent = what;
  notice.append(text, detail, again);
  document.body.append(notice);
}

/**
 * Responds to a reader who waits for scripts that failed to load. Online, a new deployment has most likely removed them,
 * so the page is reloaded once to get the new ones. Offline, a reload would lose the page. `what` says what failed.
 */
export async function answerFailure(what: string): Promise<void> {
  document.documentElement.dataset.intent = 'failed';
  // Readers of a page that its scripts render wait from the start.
  const isAwaited = hasPendingEvents() || document.querySelector('[data-scripts=now]') !== null;
  if (!isAwaited || (navigator.onLine && (await reloadOnce()))) return;
  showNotice(what);
}

/** Called once the page's scripts run: the next deployment may reload the page again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch (error) {
    console.error(error);
  }
}
