/** The script in the head of every page, kept tiny because it delays the text. The rest is a file that all pages share. */
import type {Opener} from '../contract/LoaderPart.ts';
import {findLoader} from './findLoader.ts';
import {CONTROL, INTENT, NATIVE} from './controls.ts';
import {holdClicks} from './holdClicks.ts';
import './HtmlFirst.ts';

/** What opens the parts of the loader; filled in when the site is finished. */
declare const __OPENERS__: readonly Opener[];

const held = holdClicks(__OPENERS__);
window.htmlFirst = {held, CONTROL, INTENT, NATIVE};

addEventListener(
  'error',
  ({target}) => {
    if (target instanceof HTMLScriptElement && 'loader' in target.dataset) findLoader(target, held.giveUp);
  },
  true,
);
