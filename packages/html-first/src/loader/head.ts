/** The script in the head of every page: next to nothing, since it comes before the text. The rest is a file that all pages share. */
import type {Opener} from '../early/EarlyPart.ts';
import {isPrintable, isShortcut} from '../early/shortcuts.ts';
import {showBaseUrlBanner} from './baseUrlBanner.ts';
import {readConfig} from './config.ts';
import {CONTROL, INTENT, NATIVE} from './controls.ts';
import {holdClicks} from './holdClicks.ts';
import './HtmlFirst.ts';

/** What opens the early parts of the site; put in by finishing. */
declare const __OPENERS__: readonly Opener[];

const held = holdClicks(__OPENERS__);
window.htmlFirst = {held, isPrintable, isShortcut, readConfig, CONTROL, INTENT, NATIVE};

addEventListener(
  'error',
  ({target}) => {
    const isLoader = target instanceof HTMLScriptElement && 'loader' in target.dataset;
    if (isLoader && !showBaseUrlBanner(readConfig())) held.giveUp();
  },
  true,
);
