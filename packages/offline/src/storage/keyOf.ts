import {keyOf as pageKeyOf} from '@help-center/built-site/paths';

/** The address under which a page is kept: the same for every address at which hosts answer with it. */
export function keyOf(pathname: string): string {
  return pageKeyOf(pathname) || '/';
}
