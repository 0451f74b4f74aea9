import {isSlowConnection} from '@help-center/built-site/connection';
import {followFragments, landAgain} from '../landing/index.ts';
import {readConfig} from './config.ts';
import {fetchInView} from './fetchAhead.ts';
import {answerFailure, forgetReload} from './failure.ts';
import {relocateElement, replay} from './replay.ts';
import {INTENT, NATIVE} from './controls.ts';
import {intercept} from './intercept.ts';
import {markContents} from './showPanel.ts';
import {turnPages} from './turnPages.ts';
import {preload, preloadAll, runScripts} from './runScripts.ts';

/**
 * Links that navigate without scripts, unless a keyboard has reached them on its way through the page; and parts such as
 * search, which run the page's scripts after their own files.
 */
const NO_INTENT = `a[href]:not([aria-haspopup],[role=button],[href^="#"],:focus-visible),${NATIVE}`;
/** Tasks after hydration in which React may still recreate elements that differ in the browser, such as tabs. */
const SETTLING_TASKS = 6;
const root = document.documentElement;
let started = false;
/** What could not be loaded; `undefined` if nothing has failed. */
let failure: string | undefined;

function fail(what: string): void {
  failure = what;
  void answerFailure(what);
}

function onIntent(event: Event): void {
  if (event.target instanceof Element && event.target.closest(NO_INTENT)) return;
  // A key that has opened a part is handled by now.
  setTimeout(() => {
    if (!event.defaultPrevented) run();
  });
}

function run(): void {
  if (started) return;
  started = true;
  for (const type of INTENT) removeEventListener(type, onIntent, true);
  void runScripts(readConfig(), fail);
}

/** Calls back after some tasks. Not a timer, as pages in the background get slow ones. */
function afterTasks(count: number, callback: () => void): void {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    if (count > 1) afterTasks(count - 1, callback);
    else callback();
  };
  port2.postMessage(null);
}

function handOver(release: () => void, findFocused: () => HTMLElement | undefined): void {
  const {activeElement} = document;
  if (activeElement === null || activeElement === document.body) findFocused()?.focus({preventScroll: true});
  release();
  delete root.dataset.intent;
  forgetReload();
  replay();
  landAgain();
}

/** The address of a page that is the index of a folder is that of the folder; the router knows no other. */
function leaveIndex(): void {
  const {pathname, href} = location;
  const path = pathname.replace(/\/index\.html$/, '/');
  if (path !== pathname) history.replaceState(history.state, '', href.replace(pathname, path));
}

/**
 * Fetches the page's scripts at low priority, runs them on the first sign of intent, and holds what a reader does until
 * then. `early` is an earlier sign of intent.
 */
export function startLoader(early: Event | undefined): void {
  const release = intercept(() => {
    if (failure !== undefined) {
      void answerFailure(failure);
      return;
    }
    root.dataset.intent = 'pending';
    run();
  });

  leaveIndex();
  markContents();
  for (const type of INTENT) addEventListener(type, onIntent, {capture: true, passive: true});
  if (early !== undefined) onIntent(early);

  const onRejection = ({reason}: PromiseRejectionEvent) => {
    const {name, message = ''} = (reason ?? {}) as Partial<Error>;
    if (name === 'ChunkLoadError') fail(message);
  };
  addEventListener('unhandledrejection', onRejection);
  // For style sheets that show the day on paper.
  addEventListener('beforeprint', () => {
    // The Swedish form is that of ISO 8601.
    root.dataset.printed = new Date().toLocaleDateString('sv');
  });
  addEventListener('partready', run, {once: true});
  addEventListener('online', () => {
    if (failure !== undefined) void answerFailure(failure);
  });

  new MutationObserver((_, observer) => {
    if (root.dataset.hydrated === undefined) return;
    observer.disconnect();
    removeEventListener('unhandledrejection', onRejection);
    const {activeElement} = document;
    const findFocused =
      activeElement instanceof HTMLElement && activeElement !== document.body
        ? relocateElement(activeElement)
        : () => undefined;
    afterTasks(SETTLING_TASKS, () => handOver(release, findFocused));
  }).observe(root, {attributeFilter: ['data-hydrated']});

  // Scripts render such a page, so waiting would show it empty.
  if (document.querySelector('[data-scripts=now]')) run();
  followFragments();

  const lookAhead = (): void => {
    fetchInView();
    // On slow connections, load only what is used.
    if (started || isSlowConnection()) return;
    const config = readConfig();
    preloadAll(config);
    preload(config.styles, 'style');
  };
  if (document.readyState === 'complete') setTimeout(lookAhead);
  else addEventListener('load', lookAhead);
  // In a task of its own, as this one is long enough.
  setTimeout(() =>
    turnPages(
      () => started || failure !== undefined,
      () => {
        markContents();
        lookAhead();
      },
    ),
  );
}
