/** The script in the head of every page: next to nothing, since it comes before the text. The rest is a file that all pages share. */
import {showBaseUrlBanner} from './baseUrlBanner.ts';
import {readConfig} from './config.ts';
import {holdClicks} from './holdClicks.ts';

const held = (window.helpCenterHeld = holdClicks());

addEventListener(
  'error',
  ({target}) => {
    const isLoader = target instanceof HTMLScriptElement && 'loader' in target.dataset;
    if (isLoader && !showBaseUrlBanner(readConfig())) held.giveUp();
  },
  true,
);
