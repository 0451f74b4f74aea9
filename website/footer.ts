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
      // Its title stands beside it.
      alt: '',
      src: 'img/logo.svg',
      srcDark: 'img/logo-dark.svg',
      href: '/',
      width: 32,
      height: 32,
    },
    links: [
      {title: families.design, className: 'family-design', items: introductionsOf('design')},
      {title: families.deployment, className: 'family-deployment', items: introductionsOf('deployment')},
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
