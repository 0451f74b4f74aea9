import {families, type Product} from './products.ts';
import type {Provider} from './provider.ts';

/** The footer: three groups of links, the logo and the copyright. */
export function createFooter(provider: Provider, products: readonly Product[]): object {
  const introductionsOf = (group: Product['group']) =>
    products
      .filter((product) => product.group === group)
      .map(({id, label}) => ({label, to: `/docs/${id}/Introduction/`}));
  return {
    style: 'light',
    logo: {
      alt: 'Help Center',
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      href: '/',
      width: 40,
      height: 40,
    },
    links: [
      {title: families.design, items: introductionsOf('design')},
      {title: families.deployment, items: introductionsOf('deployment')},
      {
        title: 'More',
        items: [
          {label: 'ANS Portal guide', to: '/docs/License/ANS-Portal/'},
          {label: 'Portal', href: provider.portalUrl},
          {label: 'Website', href: provider.websiteUrl},
          {label: 'Video channel', href: provider.videoChannelUrl},
        ],
      },
    ],
    copyright: '2025',
  };
}
