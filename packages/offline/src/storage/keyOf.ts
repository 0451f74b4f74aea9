import {keyOf as pageKeyOf} from '@help-center/built-site/paths';

/** The cache key of a page: the same for all addresses at which hosts serve it. */
export function keyOf(pathname: string): string {
  return pageKeyOf(pathname) || '/';
}
