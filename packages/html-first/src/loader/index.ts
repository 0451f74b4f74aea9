/** The script that all pages share and browsers cache. It starts after the first paint, so as not to delay it. */
import type {EarlyPart} from '../early/EarlyPart.ts';
import {showBaseUrlBanner} from './baseUrlBanner.ts';
import {collectEarlyParts} from './collectEarlyParts.ts';
import {readConfig} from './config.ts';
import './HtmlFirst.ts';
import {startLoader} from './startLoader.ts';

const parts: EarlyPart[] = [];
// Set by the head script.
const page = window.htmlFirst!;
// The scripts of the parts follow in the same file.
page.add = collectEarlyParts(parts);

// `findLoader` adds the script without this attribute.
const isMisplaced = !('loader' in (document.currentScript?.dataset ?? {}));

function start(): void {
  if (isMisplaced && showBaseUrlBanner(readConfig())) return;
  startLoader(parts, page.held.intent());
  page.held.release();
}

// Pages in the background get no frames, and painted pages need not wait for one.
if (document.hidden || performance.getEntriesByType('paint').length > 0) setTimeout(start);
else requestAnimationFrame(() => setTimeout(start));
