import {inlineText} from './inlineText.ts';
import type {PageMeta} from './PageMeta.ts';
import {childrenOf, elementsBelow, findElement, hasClass, isElement, type Node} from './tree.ts';

/** Top-level section of docs pages without a category and a navigation item. */
const DEFAULT_SECTION = 'Documentation';
/** Top-level section of blog posts. */
const BLOG_SECTION = 'Blog';

/** Joins the active item of the navigation bar with the sidebar's top category; either may be `null`. */
function joinSection(navbarItem: string | null, category: string | null): string {
  const parts = [navbarItem, category].filter((part) => part !== null && part !== '');
  return [...new Set(parts)].join(' › ') || DEFAULT_SECTION;
}

/** The top-level section of a page: the active items of the navigation bar and the sidebar. */
export function sectionLabel(document: Node, meta: PageMeta): string {
  if (meta.pageClasses.includes('plugin-blog')) return BLOG_SECTION;
  if (!meta.pageClasses.includes('plugin-docs')) return DEFAULT_SECTION;
  return joinSection(activeNavbarItem(document), activeCategory(document) ?? firstBreadcrumb(document));
}

function activeNavbarItem(document: Node): string | null {
  // Skips the right side with version and language, which are active on every page.
  for (const element of elementsBelow(document, (inner) => hasClass(inner, 'navbar__items--right'))) {
    const isActive = hasClass(element, 'navbar__link--active') && !hasClass(element, 'dropdown__link');
    if (isActive) return inlineText(element);
  }
  return null;
}

function activeCategory(document: Node): string | null {
  for (const element of elementsBelow(document)) {
    if (!hasClass(element, 'theme-doc-sidebar-item-category-level-1')) continue;
    const row = childrenOf(element).find(isElement);
    const link = row && findElement(row, (inner) => hasClass(inner, 'menu__link--active'));
    if (link) return inlineText(link);
  }
  return null;
}

/** The first category of the breadcrumbs, after the home link. */
function firstBreadcrumb(document: Node): string | null {
  const items = [...elementsBelow(document)].filter((element) => hasClass(element, 'breadcrumbs__item'));
  const categories = items
    .slice(0, -1)
    .map(inlineText)
    .filter((text) => text !== '');
  return categories[0] ?? null;
}
