import {translate} from '@docusaurus/Translate';
import type {PagePlace} from '../contract/SiteConfig.ts';

const normalise = (path: string) =>
  decodeURI(path)
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');

/** The base URL that this page is really served from, or `undefined` if the configured one is right. */
export function findRealBaseUrl({baseUrl, path}: PagePlace, pathname: string): string | undefined {
  const route = normalise(path);
  const actual = normalise(pathname);
  if (actual === normalise(baseUrl) + route || !actual.endsWith(route)) return undefined;
  return `${actual.slice(0, actual.length - route.length)}/`;
}

/**
 * Shows that the site is served from another base URL than it was built for, and which one to set. Returns `false` if it
 * is not, or if the page can be served anywhere.
 */
export function showBaseUrlBanner(config: PagePlace): boolean {
  const suggestion = config.path === '' ? undefined : findRealBaseUrl(config, location.pathname);
  if (suggestion === undefined) return false;
  const banner = document.createElement('div');
  banner.id = '__docusaurus-base-url-issue-banner-container';
  banner.className = 'alert alert--danger';
  banner.setAttribute('role', 'alert');
  banner.textContent = translate({
    id: 'theme.loader.wrongBaseUrl',
    message:
      'This site did not load properly: it was built with baseUrl = {baseUrl}. Try baseUrl = {suggestion}',
  })
    .replace('{baseUrl}', config.baseUrl)
    .replace('{suggestion}', suggestion);
  document.body.prepend(banner);
  return true;
}
