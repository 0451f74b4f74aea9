import {translate} from '@docusaurus/Translate';
import {hideNotice, showNotice} from './noticeBar.ts';
import {isCopy} from './showConnection.ts';
import {tellWorker} from './register.ts';

/** Milliseconds between checks for a new version while a page stays open. */
const ASK_EVERY = 60 * 60 * 1000;

/** Milliseconds after which the page reloads even if the older worker is still busy; pages come from the network first. */
const TAKE_OVER_WITHIN = 2000;

function showOffer(worker: ServiceWorker, onLater: () => void): void {
  showNotice(translate({id: 'theme.offline.newVersion', message: 'A new version of this site is ready.'}), [
    {
      label: translate({id: 'theme.offline.show', message: 'Show it'}),
      onPress() {
        rememberPosition();
        let isReloading = false;
        const reload = () => {
          if (!isReloading) location.reload();
          isReloading = true;
        };
        navigator.serviceWorker.addEventListener('controllerchange', reload, {once: true});
        setTimeout(reload, TAKE_OVER_WITHIN);
        tellWorker(worker, {kind: 'take-over'});
      },
    },
    {
      label: translate({id: 'theme.offline.later', message: 'Later'}),
      onPress() {
        hideNotice();
        onLater();
      },
    },
  ]);
}

/** Calls back once the worker is waiting to replace the older one. */
function whenWaiting(worker: ServiceWorker, onWaiting: () => void): void {
  if (worker.state === 'installed') onWaiting();
  else if (worker.state === 'installing') {
    worker.addEventListener('statechange', () => worker.state === 'installed' && onWaiting());
  }
}

/** Offers a new version to the reader; nothing reloads by itself. */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  // Loading a page makes the browser check for a new version. A page from the network is of that version itself.
  let isOfThisPage = !isCopy() && navigator.onLine;
  let asked = Date.now();
  /** The worker that waits for the reader's decision. */
  let offered: ServiceWorker | undefined;

  const offer = () => {
    if (offered?.state !== 'installed') return false;
    showOffer(offered, () => (offered = undefined));
    return true;
  };
  const found = (worker: ServiceWorker | null) => {
    // The first worker takes over by itself.
    if (!worker || !registration.active || worker === registration.active) return;
    const isOlder = !isOfThisPage;
    whenWaiting(worker, () => {
      offered = isOlder ? worker : undefined;
      if (!offer()) tellWorker(worker, {kind: 'take-over'});
    });
  };
  const ask = () => {
    asked = Date.now();
    isOfThisPage = false;
    // Fails offline; the next check follows.
    registration.update().catch(() => undefined);
  };

  found(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => found(registration.installing));
  addEventListener('online', () => {
    ask();
    // The notice about the network has replaced it.
    offer();
  });
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > ASK_EVERY) ask();
  });
}

const KEY = 'help-center.position';
/** Milliseconds after the start of the load; later, the reader has read on, and a jump would lose their place. */
const LATEST = 5000;

interface Position {
  readonly url: string;
  readonly scroll: number;
  /** The last heading above the top of the window; empty when there is none. */
  readonly heading: string;
  /** Pixels from the heading to the top of the window. */
  readonly offset: number;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Remembers what is at the top of the window, for after a reload. */
export function rememberPosition(): void {
  const headings = Array.from(document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)[id]'));
  const heading = headings.filter((element) => topOf(element) <= 1).at(-1);
  const position: Position = {
    url: location.href,
    scroll: window.scrollY,
    heading: heading?.id ?? '',
    offset: heading ? -topOf(heading) : 0,
  };
  sessionStorage.setItem(KEY, JSON.stringify(position));
}

/** Scrolls the same lines back to the top of the window, even if the new version of the page is longer above them. */
export function restorePosition(): void {
  const text = sessionStorage.getItem(KEY);
  if (!text) return;
  sessionStorage.removeItem(KEY);
  const {url, scroll, heading, offset} = JSON.parse(text) as Position;
  if (url !== location.href || performance.now() > LATEST) return;
  const element = heading ? document.getElementById(heading) : null;
  const top = element ? window.scrollY + topOf(element) + offset : scroll;
  if (Math.abs(top - window.scrollY) > 1) window.scrollTo({top, behavior: 'instant'});
}
