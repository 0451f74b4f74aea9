import type {Config} from '@docusaurus/types';
import announcement from './announcement.ts';
import {createFooter} from './footer.ts';
import {createNavbar} from './navbar.ts';
import {products} from './products.ts';
import provider from './provider.ts';
import {generateSidebarItems} from './generateSidebarItems.ts';
import {answeredBy} from './search.ts';
import {
  beforeDefaultRemarkPlugins,
  collectRedirects,
  createFeedItems,
  parseFrontMatter,
  rehypePlugins,
  remarkPlugins,
  showDates,
} from './plugins/index.ts';

const productLabels = Object.fromEntries(products.map(({id, label}) => [id, label]));

const config: Config = {
  title: 'Help Center',
  tagline: `User Guide for ${provider.name}'s Platforms`,
  favicon: 'img/favicon.svg',
  url: provider.siteUrl,
  baseUrl: process.env.HELP_CENTER_BASE_URL ?? '/',
  customFields: {provider},
  future: {
    // The specification names the storage keys, so they carry no namespace.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
  },
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English', direction: 'ltr'}}},
  // The loader of the finished pages says it (packages/html-first).
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    // Authors write `## Title {#anchor}`; the newer comment syntax is harder to read and to type.
    mdx1Compat: {headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    parseFrontMatter,
  },
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        numberPrefixParser: false,
        sidebarItemsGenerator: generateSidebarItems,
        sidebarCollapsed: true,
        breadcrumbs: true,
        tags: 'tags.yml',
        onInlineTags: 'warn',
        showLastUpdateTime: showDates,
        versions: {current: {label: 'Next'}},
        admonitions: {keywords: ['general'], extendDefaults: true},
        beforeDefaultRemarkPlugins,
        remarkPlugins,
        rehypePlugins,
      },
    ],
    [
      '@docusaurus/plugin-content-blog',
      {
        path: 'blog',
        routeBasePath: 'blog',
        blogTitle: 'Blog',
        blogDescription: 'How this help center works, and how to get more out of it.',
        blogSidebarTitle: 'All posts',
        blogSidebarCount: 'ALL',
        showReadingTime: true,
        feedOptions: {type: ['rss', 'atom'], copyright: '2025', createFeedItems},
        authorsMapPath: 'authors.yml',
        tags: 'tags.yml',
        onInlineTags: 'warn',
        onInlineAuthors: 'warn',
        onUntruncatedBlogPosts: 'warn',
        showLastUpdateTime: showDates,
        admonitions: {keywords: ['general'], extendDefaults: true},
        beforeDefaultRemarkPlugins,
        remarkPlugins,
        rehypePlugins,
      },
    ],
    [
      '@docusaurus/plugin-content-pages',
      {path: 'src/pages', beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins},
    ],
    [
      '@docusaurus/plugin-sitemap',
      {lastmod: showDates ? 'date' : null, ignorePatterns: ['/search', '/docs/tags/**', '/blog/tags/**']},
    ],
    ['@docusaurus/plugin-client-redirects', {redirects: collectRedirects()}],
    '@docusaurus/plugin-css-cascade-layers',
    './plugins/announcement-reset/index.ts',
    './plugins/lean-bundle/index.ts',
    './plugins/route-tables/index.ts',
    './plugins/changelog-feed/index.ts',
    './plugins/page-files/index.ts',
    './plugins/freshness/index.ts',
    ['@help-center/offline/plugin', {enabled: process.env.HELP_CENTER_OFFLINE !== 'off'}],
  ],
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: [
          './src/css/custom.css',
          './src/css/code.css',
          './src/css/chevrons.css',
          './src/css/content.css',
          './src/css/print.css',
        ],
      },
    ],
    [
      '@help-center/docusaurus-theme',
      {
        answeredBy,
        productLabels,
        synonymsFile: 'search-words.yml',
        missingResultsUrl: '/blog/reporting-a-problem',
      },
    ],
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    ...(announcement.enabled && {announcementBar: announcement}),
    docs: {
      sidebar: {hideable: false, autoCollapseCategories: false},
      versionPersistence: 'localStorage',
    },
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: createNavbar(provider, products),
    footer: createFooter(provider, products),
    metadata: [{name: 'twitter:card', content: 'summary'}],
  },
};

export default config;
