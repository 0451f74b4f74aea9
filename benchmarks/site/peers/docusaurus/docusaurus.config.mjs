import {readFileSync} from 'node:fs';
import {themes} from 'prism-react-renderer';

const {products} = JSON.parse(readFileSync(new URL('content.json', import.meta.url), 'utf8'));

export default {
  title: 'Help Center',
  url: 'https://help.example.com',
  baseUrl: '/',
  presets: [['classic', {docs: {sidebarPath: './sidebars.mjs'}, blog: false}]],
  themeConfig: {
    navbar: {
      title: 'Help Center',
      items: products.map(({id, label}) => ({type: 'docSidebar', sidebarId: id, label, position: 'left'})),
    },
    footer: {style: 'light', copyright: '2025'},
    prism: {theme: themes.github, darkTheme: themes.dracula},
  },
};
