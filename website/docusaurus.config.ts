import type {Config} from '@docusaurus/types';
import type {PresetOptions} from '@help-center/docusaurus-preset';
import {responsivePictures} from '@help-center/pictures';
import {announcementBar} from './announcement.ts';
import {baseUrl} from './baseUrl.ts';
import {createFooter} from './footer.ts';
import {createNavbar} from './navbar.ts';
import {products} from './products.ts';
import provider from './provider.ts';
import {siteDir} from './plugins/siteDir.ts';
import {renderer} from './renderer.ts';
import {generateSidebarItems} from './generateSidebarItems.ts';
import {backend, feedbackUrl, sessions} from './search.ts';
import {toReportPlaces} from './src/components/ReportForm/reportWays.ts';
import {wantedPages} from './wantedPages.ts';
import {
  beforeDefaultRemarkPlugins,
  collectRedirects,
  parseFrontMatter,
  rehypePlugins,
  remarkPlugins,
  showDates,
} from './plugins/index.ts';

const productLabels = Object.fromEntries(products.map(({id, label}) => [id, label]));

const receivesReports = toReportPlaces({provider, feedbackUrl}) !== undefined;

const config: Config = {
  title: 'Help Center',
  tagline: `User Guide for ${provider.name}'s Platforms`,
  favicon: 'img/favicon.svg',
  url: provider.siteUrl,
  baseUrl,
  // Where answers to "Did this help?" and reports are stored; without a server of one's own nothing is sent.
  customFields: {provider, feedbackUrl},
  future: {v4: true},
  // The specification names the storage keys, so they carry no namespace.
  storage: {namespace: false},
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {label: 'English', direction: 'ltr'}}},
  clientModules: [
    './src/client/leaveSuffix.ts',
    './src/client/jumpToTop.ts',
    './src/client/showCurrentPage.ts',
  ],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    // Authors write `## Title {#anchor}`; the newer comment syntax is harder to read and to type.
    mdx1Compat: {headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    parseFrontMatter,
  },
  presets: [
    [
      '@help-center/docusaurus-preset',
      {
        pictures: 'strict',
        // With notes for each page; it is among the plugins.
        docs: false,
        blog: {
          path: 'blog',
          routeBasePath: 'blog',
          blogTitle: 'Blog',
          blogDescription: 'How this help center works, and how to get more out of it.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          showReadingTime: true,
          feedOptions: {type: ['rss', 'atom'], copyright: '2025'},
          authorsMapPath: 'authors.yml',
          tags: 'tags.yml',
          onInlineTags: 'warn',
          onInlineAuthors: 'warn',
          onUntruncatedBlogPosts: 'warn',
          showLastUpdateTime: showDates,
          ...(provider.editUrl && {editUrl: provider.editUrl}),
          admonitions: {keywords: ['general'], extendDefaults: true},
          beforeDefaultRemarkPlugins,
          remarkPlugins,
          rehypePlugins,
        },
        pages: {path: 'src/pages', beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins},
        sitemap: {
          lastmod: showDates ? 'date' : null,
          ignorePatterns: ['/search', '/docs/tags/**', '/blog/tags/**'],
        },
        svgr: false,
        debug: false,
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/base.css',
            './src/css/bar.css',
            './src/css/layout.css',
            './src/css/content.css',
            './src/css/code.css',
            './src/css/tabs.css',
            './src/css/chevrons.css',
            './src/css/targets.css',
            './src/css/hits.css',
            './src/css/intent.css',
            './src/css/motion.css',
            './src/css/print.css',
            './src/css/forced-colours.css',
          ],
        },
        search: {
          backend,
          productLabels,
          synonymsFile: 'search-words.yml',
          browse: {
            pages: wantedPages.slice(0, 6).map(({label, to}) => ({label, to})),
            products: products.map(({id, label}) => ({label, to: `/docs/${id}/`})),
            help: [
              {label: 'Find a symptom', to: '/symptoms'},
              {label: 'Read offline', to: '/offline'},
              {label: 'What to tell support', to: '/blog/reporting-a-problem'},
              ...(receivesReports ? [{label: 'Report a problem', to: '/report'}] : []),
            ],
            queries: ['rtsp stream', 'lost licence key', 'events come twice', 'out of memory'],
          },
          ...(receivesReports && {missingResultsUrl: '/report'}),
          ...(sessions && {sessions}),
        },
        htmlFirst: {
          onIntent: process.env.HELP_CENTER_HTML_FIRST !== 'off',
          // Nothing of this site comes from elsewhere.
          policy: {unlisted: 'refuse', reportOnly: false},
        },
        offline: {enabled: process.env.HELP_CENTER_OFFLINE !== 'off', page: false},
        lean: {renderer, highlighter: false},
        agents: {
          briefsDir: 'data/products',
          summaries: Object.fromEntries(products.map(({label, summary}) => [label, summary])),
          // `npm run pdf -- --into-site` puts the files there after the build.
          ...(process.env.HELP_CENTER_PDF === 'on' && {
            pdf: Object.fromEntries(products.map(({id}) => [`docs/${id}/`, `pdf/${id}.pdf`])),
          }),
          ...(process.env.HELP_CENTER_MCP_URL && {mcp: {url: process.env.HELP_CENTER_MCP_URL}}),
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    [
      './plugins/page-notes/index.ts',
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
        ...(provider.editUrl && {editUrl: provider.editUrl}),
        versions: {current: {label: 'Next'}},
        admonitions: {keywords: ['general'], extendDefaults: true},
        beforeDefaultRemarkPlugins: [...beforeDefaultRemarkPlugins, [responsivePictures, {siteDir}]],
        remarkPlugins,
        rehypePlugins,
      },
    ],
    ['@docusaurus/plugin-client-redirects', {redirects: collectRedirects()}],
    './plugins/changelog-feed/index.ts',
    './plugins/page-dependencies/index.ts',
    './plugins/freshness/index.ts',
    './plugins/framework-styles/index.ts',
    './plugins/product-icons/index.ts',
    './plugins/style-page/index.ts',
    './plugins/sample-downloads/index.ts',
    './plugins/provider-notice/index.ts',
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    ...(announcementBar && {announcementBar}),
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
