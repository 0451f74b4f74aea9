/** Leads readers to a place of a page, also if it is folded away. For the browser. */
export {followFragments, land} from './landOn.ts';
export {landAgain, landOn, targetOf, type LandingOptions} from './landOn.ts';
