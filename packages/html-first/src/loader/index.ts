/** The script that all pages share, and that the browser keeps. It goes to work after the first paint, which it would hold up. */
import {startLoader} from './startLoader.ts';

function start(): void {
  const held = window.helpCenterHeld;
  startLoader(held?.intent());
  held?.release();
}

// A page in the background has no frames.
if (document.hidden) setTimeout(start);
else requestAnimationFrame(() => setTimeout(start));
