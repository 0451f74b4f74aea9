// A site of another make than the help center: below a path, with slashes at the ends, docs at the root in two versions and
// a second instance, German and Arabic, no blog, and its own namespace in the browser's storage.
/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Weltseite',
  tagline: 'Handbuch einer Kamera',
  url: 'https://world.example.com',
  baseUrl: '/help/',
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  storage: {namespace: 'world'},
  future: {faster: {rspackPersistentCache: false}, v4: true},
  onBrokenLinks: 'throw',
  i18n: {
    defaultLocale: 'de',
    locales: ['de', 'ar'],
    localeConfigs: {de: {label: 'Deutsch'}, ar: {label: 'العربية', direction: 'rtl'}},
  },
  presets: [
    [
      '@help-center/docusaurus-preset',
      {
        docs: {routeBasePath: '/', versions: {current: {label: 'Nächste', path: 'next'}}},
        blog: false,
        htmlFirst: {policy: {reportOnly: false}},
      },
    ],
  ],
  plugins: [['@docusaurus/plugin-content-docs', {id: 'api', path: 'api', routeBasePath: 'api'}]],
  themeConfig: {
    announcementBar: {id: 'neu', content: 'Neu: der Nachtmodus', isCloseable: true},
    navbar: {
      title: 'Weltseite',
      items: [
        {to: '/api/', label: 'API', position: 'left'},
        {type: 'doc', docId: 'setup', label: 'Anleitung', position: 'left'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
  },
};
