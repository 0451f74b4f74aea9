/** The script in the head of every page: next to nothing, since it comes before the text. */
import {holdClicks} from './holdClicks.ts';

window.helpCenterHeld = holdClicks();
