import {translate} from '@docusaurus/Translate';
import type {PagePlace} from '../contract/SiteConfig.ts';

/**
 * Shows that the site is served from another base URL than it was built for, and which one to set. Call it only when the
 * head script has found the loader at the other one.
 */
export function showBaseUrlBanner({baseUrl, path}: PagePlace): void {
  const {pathname} = location;
  const banner = document.createElement('div');
  banner.className = 'alert alert--danger';
  banner.setAttribute('role', 'alert');
  banner.textContent = translate({
    id: 'theme.loader.wrongBaseUrl',
    message:
      'This site did not load properly: it was built with baseUrl = {baseUrl}. Try baseUrl = {suggestion}',
  })
    .replace('{baseUrl}', baseUrl)
    .replace('{suggestion}', pathname.slice(0, pathname.length - path.length + 1));
  document.body.prepend(banner);
}
