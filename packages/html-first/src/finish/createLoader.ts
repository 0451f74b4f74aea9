import type {PageScripts} from '../contract/PageScripts.ts';
import {SITE_CONFIG_PROPERTY, type SiteConfig} from '../contract/SiteConfig.ts';
import type {Loader} from './readLoader.ts';
import {hashOf} from './hashOf.ts';

/** What a browser may prefetch: pages of this site in all languages. Other pages of the host might do something, such as log out. */
function createSpeculationRules(siteBaseUrl: string): string {
  const own = {href_matches: `${siteBaseUrl}*`};
  const files = {href_matches: '/*.(xml|json|pdf)'};
  return JSON.stringify({prefetch: [{where: {and: [own, {not: files}]}, eagerness: 'moderate'}]});
}

/** The two parts of the loader: one is inlined in the page, the other is a file that all pages share. */
export interface PageLoader {
  readonly head: string;
  readonly address: string;
  /** Hashes of the scripts that the file adds to pages. */
  readonly scriptHashes: readonly string[];
  /** Settings of all pages, in that file; a page states only what differs. */
  readonly config: Partial<PageScripts>;
}

/** What most pages share: everything but the scripts of a single page. */
export function shareScripts({scripts, styles}: PageScripts): Partial<PageScripts> {
  return {scripts, styles};
}

/** Completes the loader for a site; `write` writes its file and returns the address. */
export function createLoader(
  {head, body}: Loader,
  config: Partial<PageScripts>,
  {css, print, siteBaseUrl}: Pick<SiteConfig, 'css' | 'print'> & {siteBaseUrl: string},
  write: (script: string) => string,
): PageLoader {
  const speculationRules = createSpeculationRules(siteBaseUrl);
  const site: SiteConfig = {config, css, print, speculationRules};
  const address = write(`window.${SITE_CONFIG_PROPERTY}=${JSON.stringify(site)};${body}`);
  return {head, address, scriptHashes: [hashOf(speculationRules)], config};
}
