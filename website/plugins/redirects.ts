import {collectRedirects as collect, readPageHeads, type Redirect} from '@help-center/content';
import redirects from '../redirects.ts';
import {siteDir} from './siteDir.ts';

/** The redirects that pages ask for and those of `redirects.ts`; throws an error if two of them collide. */
export function collectRedirects(): Redirect[] {
  const extra = redirects.flatMap(({from, to}) => [from].flat().map((path) => ({from: path, to})));
  return collect(readPageHeads(siteDir), extra);
}
