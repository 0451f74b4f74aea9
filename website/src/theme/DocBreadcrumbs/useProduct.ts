import {useThemeConfig} from '@docusaurus/theme-common';
import {useDocsSidebar, type useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';

/** The breadcrumbs of a page. */
export type Crumbs = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>;

/** The product of a page: its label in the bar and its landing page. */
export function useProduct(): Crumbs[number] | undefined {
  const {items} = useThemeConfig().navbar;
  const sidebar = useDocsSidebar();
  const first = sidebar?.items[0];
  if (sidebar === null || first?.type !== 'link') return undefined;
  const item = items.find(({sidebarId}) => sidebarId === sidebar.name);
  return {...first, label: item?.label ?? sidebar.name};
}
