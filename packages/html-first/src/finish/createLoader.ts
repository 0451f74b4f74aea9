import type {HashedFile, PageScripts} from '../contract/PageScripts.ts';
import {SITE_CONFIG_PROPERTY, type SiteConfig} from '../contract/SiteConfig.ts';
import type {Loader} from './readLoader.ts';
import {hashOf} from './hashOf.ts';

/** What a browser may fetch before a link is followed: pages of this site, in all languages; others of the host may end a session. */
function createSpeculationRules(siteBaseUrl: string): string {
  const own = {href_matches: `${siteBaseUrl}*`};
  const files = {href_matches: '/*.(xml|json|pdf)'};
  return JSON.stringify({prefetch: [{where: {and: [own, {not: files}]}, eagerness: 'moderate'}]});
}

/** The two parts of the loader: one stands in the page, the other is a file that all pages share. */
export interface PageLoader {
  readonly head: string;
  readonly address: string;
  /** Hashes of the scripts that the file adds to pages. */
  readonly scriptHashes: readonly string[];
  /** What that file says of all pages; a page says what differs. */
  readonly config: Partial<PageScripts>;
  /** Scripts of more than one page, in that file; a page says their numbers. */
  readonly chunks: readonly HashedFile[];
}

/** What is the same for most pages: all but the scripts and tables of one. */
export function shareScripts({scripts, styles, parts}: PageScripts): Partial<PageScripts> {
  return {scripts, styles, parts};
}

/** Completes the loader for a site; `write` puts its file into the site and returns the address. */
export function createLoader(
  {head, body}: Loader,
  config: Partial<PageScripts>,
  {css, print, chunks, siteBaseUrl}: Pick<SiteConfig, 'css' | 'print' | 'chunks'> & {siteBaseUrl: string},
  write: (script: string) => string,
): PageLoader {
  const speculationRules = createSpeculationRules(siteBaseUrl);
  const site: SiteConfig = {config, chunks, css, print, speculationRules};
  const address = write(`window.${SITE_CONFIG_PROPERTY}=${JSON.stringify(site)};${body}`);
  return {head, address, scriptHashes: [hashOf(speculationRules)], config, chunks};
}
