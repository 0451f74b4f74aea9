const {themes} = require('prism-react-renderer');

// A small site with the same theme, for what the help center itself does not show: announcement, crash, late chunks, wrong settings.
// MINI_SITE_FAULT chooses a mistake that the build must report.
const fault = process.env.MINI_SITE_FAULT;
// What the specification leaves to an operator's choice, and the help center has chosen otherwise.
const hasOptions = process.env.MINI_SITE_OPTIONS === 'on';

/** The address of a call of the search server, which a test leads to its own. */
const toServer = (call) => `http://search.example.com${call}?x-algolia-api-key=key-of-all-readers`;

/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Mini site',
  tagline: 'Test site',
  url: 'https://mini.example.com',
  baseUrl: process.env.MINI_SITE_BASE_URL ?? '/',
  favicon: 'img/favicon.svg',
  // As the help center has it where there are a server of one's own and a mailbox; the other site has neither.
  customFields: hasOptions
    ? {feedbackUrl: toServer('/1/feedback'), provider: {reportUrl: 'mailto:docs@mini.example.com'}}
    : {},
  trailingSlash: hasOptions ? false : undefined,
  scripts: hasOptions ? [{src: 'https://cdn.example.com/insights.js', async: true}] : [],
  // Builds with different faults must not share a cache.
  future: {
    faster: {rspackPersistentCache: false},
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
  },
  onBrokenLinks: fault === 'warnings' ? 'warn' : fault && fault !== 'broken-link' ? 'ignore' : 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {mermaid: true, hooks: {onBrokenMarkdownLinks: 'warn'}},
  presets: [
    [
      '@help-center/docusaurus-preset',
      {
        docs: {
          path: fault === 'warnings' ? 'faults/docs-with-warnings' : 'docs',
          routeBasePath: 'docs',
          sidebarPath: './sidebars.js',
          tags: 'tags.yml',
          onInlineTags: 'warn',
        },
        blog: {
          path: fault === 'warnings' ? 'faults/blog-with-warnings' : 'blog',
          tags: 'tags.yml',
          onInlineTags: 'warn',
          onInlineAuthors: 'warn',
          onUntruncatedBlogPosts: 'warn',
          blogSidebarCount: 'ALL',
        },
        pages: {
          path: ['no-default-export', 'broken-link', 'warnings'].includes(fault)
            ? `faults/pages-with-${fault}`
            : 'src/pages',
        },
        htmlFirst: {policy: {reportOnly: false}},
        agents: {mcp: {url: 'https://mini.example.com/mcp'}, pdf: {'docs/': 'docs.pdf'}},
        search: hasOptions
          ? {
              sessions: {to: toServer('/1/sessions'), notice: '/privacy'},
            }
          : {},
      },
    ],
  ],
  plugins: hasOptions
    ? [['@docusaurus/plugin-content-docs', {id: 'guides', path: 'guides', routeBasePath: 'guides'}]]
    : [],
  themeConfig: {
    prism: {theme: themes.github, darkTheme: themes.dracula},
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar: {
      id: process.env.MINI_SITE_ANNOUNCEMENT ?? 'first',
      content: 'Test announcement with a <a href="/docs/long">link</a>',
      backgroundColor: '#0b3d4f',
      textColor: '#ffffff',
      isCloseable: !hasOptions,
    },
    navbar: {
      title: 'Mini site',
      hideOnScroll: hasOptions,
      items: [
        ...(hasOptions ? [{type: 'docsVersionDropdown', docsPluginId: 'guides', position: 'right'}] : []),
        {to: '/docs/long', label: 'Long', position: 'left'},
        {type: 'custom-fragile', label: 'Fragile', position: 'left', broken: fault === 'failing-navbar-item'},
        ...(fault === 'unknown-navbar-item' ? [{type: 'carousel', label: 'Wrong', position: 'left'}] : []),
        ...(fault === 'sidebar-without-target'
          ? [{type: 'docSidebar', sidebarId: 'empty', label: 'Empty', position: 'left'}]
          : []),
      ],
    },
  },
};
