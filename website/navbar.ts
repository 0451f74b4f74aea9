import type {Product} from './products.ts';
import type {Provider} from './provider.ts';

/** The navigation bar: products on the left, search, portal, video channel, version and language on the right. */
export function createNavbar(provider: Provider, products: readonly Product[]): object {
  return {
    title: 'Help Center',
    hideOnScroll: false,
    logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
    items: [
      ...products.map(({id, label}) => ({type: 'docSidebar', sidebarId: id, label, position: 'left'})),
      {type: 'search', position: 'right'},
      {href: provider.portalUrl, label: 'Account settings', position: 'right'},
      {href: provider.videoChannelUrl, label: 'Videos', position: 'right'},
      {type: 'docsVersionDropdown', position: 'right'},
      {type: 'localeDropdown', position: 'right'},
    ],
  };
}
