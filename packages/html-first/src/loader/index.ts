/**
 * The only script that a page runs by itself. It stands in the head, so it does next to nothing before the first paint:
 * there it would hold up the text.
 */
import {holdClicks} from './holdClicks.ts';
import {startLoader} from './startLoader.ts';

const {intent, release} = holdClicks();

function start(): void {
  startLoader(intent());
  release();
}

// A page in the background has no frames.
if (document.hidden) setTimeout(start);
else requestAnimationFrame(() => setTimeout(start));
