import {joinSection} from '@help-center/extractor';
import type {LoadedDoc, LoadedVersion, SidebarItem} from '../LoadedContent.ts';

/** Labels of navigation bar items that open a sidebar, by sidebar name. */
export type NavbarLabels = ReadonlyMap<string, string>;

/** Reads {@link NavbarLabels} from the theme configuration of the site. */
export function readNavbarLabels(themeConfig: unknown): NavbarLabels {
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
export function sidebarSection(doc: LoadedDoc, version: LoadedVersion, labels: NavbarLabels): string {
  if (doc.sidebar === undefined) return joinSection(null, null);
  const category = version.sidebars[doc.sidebar]?.find(
    (item) => item.type === 'category' && holds(item, doc.id),
  );
  return joinSection(labels.get(doc.sidebar) ?? null, category?.label ?? null);
}

function holds(item: SidebarItem, docId: string): boolean {
  return (
    item.id === docId ||
    item.link?.id === docId ||
    (item.items?.some((inner) => holds(inner, docId)) ?? false)
  );
}
