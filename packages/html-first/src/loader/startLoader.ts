import {isSlowConnection} from '@help-center/built-site/connection';
import type {EarlyPart} from '../early/EarlyPart.ts';
import {followOtherTabs} from './colourMode.ts';
import {readConfig} from './config.ts';
import {answerFailure, forgetReload} from './failure.ts';
import {relocateElement} from './relocateElement.ts';
import {INTENT} from './controls.ts';
import {intercept} from './intercept.ts';
import {markContents} from './markContents.ts';
import {replay} from './replay.ts';
import {addDictionary} from './addDictionary.ts';
import {isFastDevice, preload, preloadAll, runScripts} from './runScripts.ts';
import {addSiteParts} from './siteParts.ts';

/** Links that lead to another page by themselves. */
const PLAIN_LINK = 'a[href]:not([aria-haspopup],[role=button],[href^="#"])';
/** Tasks after hydration in which React may still make elements anew that differ in a browser, such as tabs. */
const SETTLING_TASKS = 6;
/** How long the page's scripts wait for what an early part begins with, in milliseconds; a network may never answer. */
const PATIENCE_MS = 4000;
const root = document.documentElement;
let parts: readonly EarlyPart[] = [];
let started = false;
/** Whether an early part was asked for; what it needs is not held up by what further pages need. */
let isBehind = false;
let failed = false;

function fail(): void {
  failed = true;
  void answerFailure(parts);
}

/** On a slow network the next page is worth more than the scripts of one that is about to be left. */
function isLeaving({target}: Event): boolean {
  return isSlowConnection() && target instanceof Element && target.closest(PLAIN_LINK) !== null;
}

/**
 * An early part goes alone, and the page's scripts come once it can be used without them. On every network: how slow one is,
 * browsers know only after some answers.
 */
function runBehind(part: EarlyPart): void {
  isBehind = true;
  void part.start().then(run);
  setTimeout(run, PATIENCE_MS);
}

function onIntent(event: Event): void {
  if (isLeaving(event)) return;
  const {target} = event;
  // The key that opens a part has opened it by now.
  const part = parts.find(
    ({isOpen, opener}) => isOpen() || (target instanceof Element && target.closest(opener.button) !== null),
  );
  if (part) runBehind(part);
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
  if (isBehind) addDictionary();
  forgetReload();
  replay();
  for (const part of parts) part.handOver();
}

function whenLoaded(callback: () => void): void {
  // Behind what was held: an early part among it goes before everything else.
  if (document.readyState === 'complete') setTimeout(callback);
  else addEventListener('load', callback);
}

/**
 * Fetches the page's scripts at low priority, runs them on the first sign of intent, and keeps what a reader does until
 * then. `early` is a sign of intent that came before.
 */
export function startLoader(earlyParts: readonly EarlyPart[], early: Event | undefined): void {
  parts = earlyParts;
  const {open, release} = intercept(parts, (part) => {
    if (failed) {
      void answerFailure(parts);
      return;
    }
    root.dataset.intent = 'pending';
    if (part) runBehind(part);
    else run();
  });

  if (window.htmlFirstSite) addSiteParts(window.htmlFirstSite);
  followOtherTabs();
  markContents();
  for (const type of INTENT) addEventListener(type, onIntent, {capture: true, passive: true});
  if (early !== undefined) onIntent(early);

  const onRejection = ({reason}: PromiseRejectionEvent) => {
    if ((reason as Error | undefined)?.name === 'ChunkLoadError') fail();
  };
  addEventListener('unhandledrejection', onRejection);
  addEventListener('online', () => {
    if (failed) void answerFailure(parts);
  });

  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('unhandledrejection', onRejection);
    const {activeElement} = document;
    const findFocused =
      activeElement instanceof HTMLElement && activeElement !== document.body
        ? relocateElement(activeElement)
        : () => undefined;
    afterTasks(SETTLING_TASKS, () => handOver(release, findFocused));
  }).observe(root, {attributeFilter: ['data-has-hydrated']});

  // This script is the last element of the page, so all others are there.
  for (const part of parts) {
    const text = part.takeKept();
    if (text !== undefined) open(part, text);
  }
  // The content of such a page is made by its scripts: waiting would show an empty page.
  if (document.querySelector('[data-scripts=now]')) run();

  whenLoaded(() => {
    if (!isBehind) addDictionary();
    // Whoever reads one page on such a network pays for that page.
    if (isSlowConnection()) return;
    if (started) return;
    const config = readConfig();
    preloadAll(config);
    preload(config.styles, 'style');
    if (isFastDevice()) requestIdleCallback?.(run);
  });
}
