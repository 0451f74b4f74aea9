import type {Product} from './products.ts';
import type {Provider} from './provider.ts';

/** Outlines on a grid of 24. */
const ACCOUNT = '<circle cx="12" cy="8" r="4"/><path d="M4 20c1-4 4-6 8-6s7 2 8 6"/>';
const VIDEO = '<rect x="2.5" y="5" width="19" height="14" rx="3"/><path d="m10 9 5 3-5 3z"/>';

/** A link that shows its icon where the bar is too narrow for its name (src/css/bar.css). */
function iconLink(name: string, outline: string): object {
  const icon = `<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true">${outline}</svg>`;
  return {
    className: 'bar-link',
    html: `${icon}<span>${name}</span>`,
    'aria-label': `${name} (opens in new tab)`,
  };
}

/** The navigation bar: products on the left, search, portal, video channel, version and language on the right. */
export function createNavbar(provider: Provider, products: readonly Product[]): object {
  return {
    title: 'Help Center',
    hideOnScroll: false,
    logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
    items: [
      ...products.map(({id, label, group}) => ({
        type: 'docSidebar',
        sidebarId: id,
        label,
        className: `family-${group}`,
        position: 'left',
      })),
      {type: 'search', position: 'right'},
      {href: provider.portalUrl, ...iconLink('Account settings', ACCOUNT), position: 'right'},
      {href: provider.videoChannelUrl, ...iconLink('Videos', VIDEO), position: 'right'},
      {type: 'docsVersionDropdown', className: 'bar-version', position: 'right'},
      {type: 'localeDropdown', className: 'bar-language', position: 'right'},
    ],
  };
}
