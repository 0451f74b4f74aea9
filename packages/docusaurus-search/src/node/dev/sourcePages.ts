import path from 'node:path';
import {docOf, listItems} from '@help-center/built-site';
import {
  BLOG_SECTION,
  DEFAULT_SECTION,
  pageRank,
  productOf,
  type Page,
  type ProductOptions,
  joinSection,
} from '@help-center/extractor';
import {describeProducts, toProductOptions} from '../describeProducts.ts';
import type {ResolvedOptions} from '../options.ts';
import type {AllLoadedContent, LoadedDoc, LoadedPage, LoadedVersion} from '@help-center/built-site';
import type {SiteInfo} from '../SiteInfo.ts';

/** A page made from a Markdown file, before the file is read. */
export interface SourcePage {
  /** Absolute path of the file. */
  readonly file: string;
  readonly page: Omit<Page, 'blocks'>;
}

/** The pages that a build would index, as far as they are made from Markdown files. */
export function sourcePages(
  content: AllLoadedContent,
  site: SiteInfo,
  options: ResolvedOptions,
): SourcePage[] {
  const products = toProductOptions(options, describeProducts(content, site));
  const toSource = (loaded: LoadedPage, place: Place): SourcePage => ({
    file: loaded.source.replace(/^@site/, path.resolve(site.siteDir)),
    page: describe(loaded, place, site, products),
  });
  return [
    ...docs(content, site).map(([doc, place]) => toSource(doc, place)),
    ...posts(content).map((post) => toSource(post, {...UNVERSIONED, section: BLOG_SECTION})),
    ...pages(content).map((page) => toSource(page, {...UNVERSIONED, section: DEFAULT_SECTION})),
  ].filter(({page}, index, all) => all.findIndex((other) => other.page.url === page.url) === index);
}

type Place = Pick<Page, 'section'> & Pick<Page['facets'], 'docusaurus_tag' | 'version'>;

const UNVERSIONED = {docusaurus_tag: 'default', version: null};

function docs(content: AllLoadedContent, site: SiteInfo): (readonly [LoadedPage, Place])[] {
  const labels = readNavbarLabels(site.siteConfig.themeConfig);
  return Object.entries(content['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    ([pluginId, {loadedVersions}]) =>
      loadedVersions.flatMap((version) =>
        version.docs.filter(isSearched).map((doc) => {
          const place = {
            section: sidebarSection(doc, version, labels),
            docusaurus_tag: `docs-${pluginId}-${version.versionName}`,
            version: version.versionName,
          };
          return [doc, place] as const;
        }),
      ),
  );
}

function posts(content: AllLoadedContent): LoadedPage[] {
  return Object.values(content['docusaurus-plugin-content-blog'] ?? {})
    .flatMap((blog) => blog?.blogPosts ?? [])
    .map(({metadata}) => metadata)
    .filter(isSearched);
}

function pages(content: AllLoadedContent): LoadedPage[] {
  return Object.values(content['docusaurus-plugin-content-pages'] ?? {})
    .flatMap((list) => list ?? [])
    .filter((page) => page.type === 'mdx' && isSearched(page));
}

/** The development server shows drafts and unlisted pages, but a build does not index them. */
function isSearched({draft, unlisted, frontMatter}: LoadedPage): boolean {
  return !draft && !unlisted && frontMatter.draft !== true && frontMatter.unlisted !== true;
}

function describe(
  {title, description, permalink, frontMatter}: LoadedPage,
  {section, ...facets}: Place,
  site: SiteInfo,
  products: ProductOptions,
): SourcePage['page'] {
  const url = new URL(permalink, site.siteConfig.url);
  return {
    url: url.href,
    title: title ?? url.pathname,
    section,
    facets: {
      language: site.i18n.currentLocale,
      ...facets,
      product: productOf(url.pathname, products),
    },
    description: description ?? null,
    keywords: readKeywords(frontMatter.keywords),
    pageRank: pageRank(url.pathname, null),
  };
}

function readKeywords(keywords: unknown): string[] {
  return Array.isArray(keywords) ? keywords.map(String) : [];
}

/** Labels of navigation bar items that open a sidebar, by sidebar name. */
type NavbarLabels = ReadonlyMap<string, string>;

/** Reads {@link NavbarLabels} from the theme configuration of the site. */
function readNavbarLabels(themeConfig: unknown): NavbarLabels {
  const {navbar} = (themeConfig ?? {}) as {navbar?: {items?: readonly Record<string, unknown>[]}};
  const labels = new Map<string, string>();
  for (const {type, sidebarId, label} of navbar?.items ?? []) {
    if (type === 'docSidebar' && typeof sidebarId === 'string') {
      labels.set(sidebarId, typeof label === 'string' ? label : sidebarId);
    }
  }
  return labels;
}

/** The top-level section of a doc: the active navigation bar item and the top category of the sidebar. */
function sidebarSection(doc: LoadedDoc, version: LoadedVersion, labels: NavbarLabels): string {
  if (doc.sidebar === undefined) return joinSection(null, null);
  const category = version.sidebars[doc.sidebar]?.find(
    (item) => item.type === 'category' && listItems([item]).some((one) => docOf(one) === doc.id),
  );
  return joinSection(labels.get(doc.sidebar) ?? null, category?.label ?? null);
}
