/** The script that all pages share, and that the browser keeps. It goes to work after the first paint, which it would hold up. */
import type {EarlyPart} from '../early/EarlyPart.ts';
import {collectEarlyParts} from './collectEarlyParts.ts';
import './HtmlFirst.ts';
import {startLoader} from './startLoader.ts';

const parts: EarlyPart[] = [];
// The head comes first.
const page = window.htmlFirst!;
// The scripts of the parts stand behind this one.
page.add = collectEarlyParts(parts);

function start(): void {
  startLoader(parts, page.held.intent());
  page.held.release();
}

// A page in the background has no frames.
if (document.hidden) setTimeout(start);
else requestAnimationFrame(() => setTimeout(start));
