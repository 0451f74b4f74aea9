import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** The items whose label contains all words of a query, in opened categories. A matching category keeps all of its pages. */
export function filterItems(items: readonly PropSidebarItem[], query: string): PropSidebarItem[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (label: string) => words.every((word) => label.toLowerCase().includes(word));
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'html') return [];
    if (item.type === 'link') return fits(item.label) ? [item] : [];
    const below = fits(item.label) ? [...item.items] : filterItems(item.items, query);
    return below.length > 0 || fits(item.label) ? [{...item, items: below, collapsed: false}] : [];
  });
}
