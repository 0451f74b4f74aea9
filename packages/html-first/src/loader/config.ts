import {
  type PageScripts,
  PAGE_CONFIG_ID,
  type PageConfig,
  type PagePlace,
  type SITE_CONFIG_PROPERTY,
  type SiteConfig,
} from '../contract/SiteConfig.ts';

/** All settings of a page. */
export type LoaderConfig = PagePlace & PageScripts;

declare global {
  interface Window {
    [SITE_CONFIG_PROPERTY]?: SiteConfig;
  }
}

/** Merges the settings of this page with those of all pages in the loader's file. */
export function readConfig(): LoaderConfig {
  const page = JSON.parse(document.getElementById(PAGE_CONFIG_ID)!.textContent) as PageConfig;
  return {...window.htmlFirstSite!.config, ...page} as LoaderConfig;
}
