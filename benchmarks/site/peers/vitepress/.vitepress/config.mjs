import {readFileSync} from 'node:fs';

const {products} = JSON.parse(readFileSync(new URL('../content.json', import.meta.url), 'utf8'));

export default {
  title: 'Help Center',
  themeConfig: {
    search: {provider: 'local'},
    nav: products.map(({id, label}) => ({text: label, link: `/docs/${id}/`})),
    sidebar: Object.fromEntries(
      products.map(({id, groups}) => [
        `/docs/${id}/`,
        groups.map(({label, pages}) => ({
          text: label,
          collapsed: true,
          items: pages.map(({title, path}) => ({text: title, link: `/docs/${path}`})),
        })),
      ]),
    ),
  },
};
