import {followOtherTabs} from './colourMode.ts';
import {readConfig} from './config.ts';
import {answerFailure, forgetReload, takeQueryOfReload} from './failure.ts';
import {findAgain} from './findAgain.ts';
import {INTENT, PLAIN_LINK, SEARCH_BUTTON} from './controls.ts';
import {intercept} from './intercept.ts';
import {replay} from './replay.ts';
import {isFastDevice, isSlow, preload, runScripts, toFile} from './runScripts.ts';
import {readSearchFrame, yieldToMessage} from './searchFrame.ts';
import {offerSearch} from './searchStart.ts';

/** Tasks after hydration in which React may still make elements anew that differ in a browser, such as tabs. */
const SETTLING_TASKS = 6;
/** How long the dialog's scripts wait for the files of search, in milliseconds; a network may never answer. */
const PATIENCE_MS = 4000;
const root = document.documentElement;
let started = false;
let failed = false;

function fail(): void {
  failed = true;
  answerFailure();
}

/** On a slow network the next page is worth more than the scripts of one that is about to be left. */
function isLeaving({target}: Event): boolean {
  return isSlow() && target instanceof Element && target.closest(PLAIN_LINK) !== null;
}

/** On a slow network search goes alone, and its dialog comes once the first hits can be shown without it. */
function runWithSearch(): void {
  const begun = window.helpCenterSearch?.start();
  if (!isSlow()) run();
  else {
    void begun?.then(run);
    setTimeout(run, PATIENCE_MS);
  }
}

/** The key that opens search has opened its frame by now. */
function isSearch({target}: Event): boolean {
  if (readSearchFrame() !== undefined) return true;
  return target instanceof Element && target.closest(SEARCH_BUTTON) !== null;
}

function onIntent(event: Event): void {
  if (isLeaving(event)) return;
  if (isSearch(event)) runWithSearch();
  else run();
}

function run(): void {
  if (started) return;
  started = true;
  for (const type of INTENT) removeEventListener(type, onIntent, true);
  void runScripts(readConfig(), fail);
}

/** Calls back after some tasks; not by a timer, which a page in the background slows down. */
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
  yieldToMessage();
}

function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', callback);
  else callback();
}

function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback);
}

/**
 * Fetches the page's scripts at low priority, runs them on the first sign of intent, and keeps what a reader does until
 * then. `early` is a sign of intent that came before.
 */
export function startLoader(early: Event | undefined): void {
  const {search, release} = intercept((what) => {
    if (failed) {
      answerFailure();
      return;
    }
    root.dataset.intent = 'pending';
    if (what === 'search') runWithSearch();
    else run();
  });

  followOtherTabs();
  offerSearch(() => readConfig().search);
  for (const type of INTENT) addEventListener(type, onIntent, {capture: true, passive: true});
  if (early !== undefined) onIntent(early);

  const onRejection = ({reason}: PromiseRejectionEvent) => {
    if ((reason as Error | undefined)?.name === 'ChunkLoadError') fail();
  };
  addEventListener('unhandledrejection', onRejection);
  addEventListener('online', () => {
    if (failed) answerFailure();
  });

  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('unhandledrejection', onRejection);
    const {activeElement} = document;
    const findFocused =
      activeElement instanceof HTMLElement && activeElement !== document.body
        ? findAgain(activeElement)
        : () => undefined;
    afterTasks(SETTLING_TASKS, () => handOver(release, findFocused));
  }).observe(root, {attributeFilter: ['data-has-hydrated']});

  whenParsed(() => {
    const query = takeQueryOfReload();
    if (query !== undefined) search(query);
    // The content of such a page, the search page above all, is made by its scripts: waiting would show an empty page.
    if (document.querySelector('[data-scripts=now]')) run();
  });

  whenLoaded(() => {
    // Whoever reads one page on such a network pays for that page.
    if (isSlow()) return;
    const {scripts, styles, chunks, tables} = readConfig();
    if (!started) {
      preload(scripts, 'script');
      preload(styles, 'style');
      preload(chunks, 'script');
      preload(tables.map(toFile), 'fetch');
    }
    if (!started && isFastDevice()) requestIdleCallback?.(run);
  });
}
