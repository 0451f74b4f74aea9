import {readFileSync} from 'node:fs';
import {defineConfig} from '@rspress/core';

const {products} = JSON.parse(readFileSync(new URL('content.json', import.meta.url), 'utf8'));

export default defineConfig({
  root: 'content',
  title: 'Help Center',
  themeConfig: {
    nav: products.map(({id, label}) => ({text: label, link: `/docs/${id}/`})),
    sidebar: Object.fromEntries(
      products.map(({id, groups}) => [
        `/docs/${id}/`,
        groups.map(({label, pages}) => ({
          text: label,
          collapsible: true,
          collapsed: true,
          items: pages.map(({title, path}) => ({text: title, link: `/docs/${path}`})),
        })),
      ]),
    ),
  },
});
