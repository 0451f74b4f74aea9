/** The script that all pages share, and that the browser keeps. It goes to work after the first paint, which it would hold up. */
import type {EarlyPart} from '../early/EarlyPart.ts';
import {showBaseUrlBanner} from './baseUrlBanner.ts';
import {collectEarlyParts} from './collectEarlyParts.ts';
import {readConfig} from './config.ts';
import './HtmlFirst.ts';
import {startLoader} from './startLoader.ts';

const parts: EarlyPart[] = [];
// The head comes first.
const page = window.htmlFirst!;
// The scripts of the parts stand behind this one.
page.add = collectEarlyParts(parts);

// A page that is not where it was built for has added this script itself.
const isMisplaced = !('loader' in (document.currentScript?.dataset ?? {}));

function start(): void {
  if (isMisplaced && showBaseUrlBanner(readConfig())) return;
  startLoader(parts, page.held.intent());
  page.held.release();
}

// A page in the background has no frames, and one that is painted waits for none.
if (document.hidden || performance.getEntriesByType('paint').length > 0) setTimeout(start);
else requestAnimationFrame(() => setTimeout(start));
