import {type PageScripts, SITE_CONFIG_PROPERTY, type SiteConfig} from '../contract/SiteConfig.ts';
import {fillIn, readBundledScript} from '@help-center/built-site';
import type {LoaderPart} from '../contract/LoaderPart.ts';

/** The two parts of the loader: one is inlined in the page, the other is a file that all pages share. */
export interface PageLoader {
  readonly head: string;
  readonly address: string;
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
  {css, print}: Pick<SiteConfig, 'css' | 'print'>,
  write: (script: string) => string,
): PageLoader {
  const site: SiteConfig = {config, css, print};
  const address = write(`window.${SITE_CONFIG_PROPERTY}=${JSON.stringify(site)};${body}`);
  return {head, address, config};
}

/** The loader, in two small scripts. */
interface Loader {
  /** Inlined in pages: holds what a reader does until the other one has loaded. */
  readonly head: string;
  /** The rest with the scripts of parts, in a file that all pages share. */
  readonly body: string;
}

/** Settings of the loader for a site. */
interface LoaderSettings {
  readonly parts: readonly LoaderPart[];
  /** Translated texts by id; English where missing. */
  readonly texts: Readonly<Record<string, string>>;
  /** Where the theme stores readers' choices. */
  readonly storage: {readonly type: string; readonly namespace: string};
}

/** Fills in the loader's scripts for a site. */
export function readLoader({parts, texts, storage}: LoaderSettings): Loader {
  const values = {
    __STORAGE_TYPE__: storage.type,
    __NAMESPACE__: storage.namespace,
    __OPENERS__: parts.map(({opener}) => opener),
  };
  const make = (name: 'head' | 'body') =>
    fillIn(readBundledScript(new URL(`../../dist/loader/${name}.min.js`, import.meta.url)), texts, values);
  return {head: make('head'), body: [make('body'), ...parts.map(({script}) => script)].join('')};
}
