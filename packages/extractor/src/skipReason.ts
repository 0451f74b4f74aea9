import type {PageMeta} from './PageMeta.ts';
import {findElement, hasClass, type Node} from './tree.ts';

/** Why a page is not searched. */
export type SkipReason =
  | 'redirect'
  | 'not found page'
  | 'search page'
  | 'list page'
  | 'unlisted'
  | 'noindex'
  | 'no article'
  | 'duplicate address';

// Lists of links to pages that are searched themselves.
const LIST_PAGES = new Set([
  'blog-list-page',
  'blog-tags-list-page',
  'blog-tags-post-list-page',
  'blog-archive-page',
  'blog-authors-list-page',
  'blog-authors-posts-page',
  'docs-tags-list-page',
  'docs-tags-doc-list-page',
  'search-page-wrapper',
]);

export interface SkipOptions {
  /** Whether to search pages marked noindex, for sites that are hidden from search engines. Default `false`. */
  readonly keepNoindex?: boolean;
  /** Path of the search page below the site's root, without slashes. Default `search`. */
  readonly searchPagePath?: string;
}

/** Why a page is skipped; `null` if it is searched. */
export function skipReason(
  file: string,
  meta: PageMeta,
  document: Node,
  {keepNoindex = false, searchPagePath = 'search'}: SkipOptions,
): SkipReason | null {
  if (meta.isRedirect) return 'redirect';
  if (/(^|\/)404(\/index)?\.html$/.test(file)) return 'not found page';
  if (file === `${searchPagePath}.html` || file === `${searchPagePath}/index.html`) return 'search page';
  if (meta.pageClasses.some((name) => LIST_PAGES.has(name)) || isBlogArchive(file, meta)) return 'list page';
  if (findElement(document, (element) => hasClass(element, 'theme-unlisted-banner')) !== null)
    return 'unlisted';
  if (!keepNoindex && /\b(noindex|none)\b/i.test(meta.named('robots') ?? '')) return 'noindex';
  return null;
}

// The archive has no class name.
function isBlogArchive(file: string, meta: PageMeta): boolean {
  return meta.pageClasses.includes('plugin-blog') && /(^|\/)archive(\/index)?\.html$/.test(file);
}
