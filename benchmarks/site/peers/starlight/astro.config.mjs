import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const {products} = JSON.parse(readFileSync(new URL('content.json', import.meta.url), 'utf8'));

export default defineConfig({
  ...(process.env.BENCH_INLINE_STYLES === 'on' && {build: {inlineStylesheets: 'always'}}),
  integrations: [
    starlight({
      title: 'Help Center',
      sidebar: products.map(({label, groups}) => ({
        label,
        collapsed: true,
        items: groups.map((group) => ({
          label: group.label,
          collapsed: true,
          items: group.pages.map(({title, path}) => ({label: title, link: `/docs/${path.toLowerCase()}/`})),
        })),
      })),
    }),
  ],
});
