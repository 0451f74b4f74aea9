/** The script that all pages share and browsers cache. */
import {showBaseUrlBanner} from './baseUrlBanner.ts';
import {followOtherTabs} from './colourMode.ts';
import {readConfig} from './config.ts';
import './HtmlFirst.ts';
import {adoptStyles} from './runScripts.ts';
import {startLoader} from './startLoader.ts';
import {typeKey} from './typeKey.ts';

// Set by the head script.
const {held} = window.htmlFirst!;

// `findLoader` adds the script without this attribute.
const isMisplaced = !('loader' in (document.currentScript?.dataset ?? {}));

function start(): void {
  if (isMisplaced) {
    showBaseUrlBanner(readConfig());
    return;
  }
  startLoader(held.intent());
  held.release(typeKey);
}

// The first paint comes before what the loader does.
const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));

followOtherTabs();
// Now, not in `start`: together they would be a long task.
if (window.htmlFirstSite) adoptStyles(window.htmlFirstSite);
// Pages in the background get no frames, and painted pages need not wait for one.
if (document.hidden || performance.getEntriesByType('paint').length > 0) setTimeout(start);
else startAfterPaint();
