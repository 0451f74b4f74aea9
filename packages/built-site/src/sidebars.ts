/** An item of a sidebar of the docs plugin. */
export interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly items?: readonly SidebarItem[];
  readonly link?: {readonly type: string; readonly id?: string; readonly permalink?: string} | null;
}

/** These items and all items below them, the outer ones first. */
export function listItems(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => [item, ...listItems(item.items ?? [])]);
}

/** Id of the doc that an item leads to. */
export const docOf = ({type, id, link}: SidebarItem): string | undefined =>
  type === 'category' ? link?.id : id;

/** The outermost category of a version's sidebars that contains only these docs. */
export function findCategory(
  {sidebars}: {readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>},
  ids: ReadonlySet<string>,
): SidebarItem | undefined {
  return listItems(Object.values(sidebars).flat()).find((item) => {
    const inside = listItems([item]).flatMap((one) => docOf(one) ?? []);
    return item.type === 'category' && inside.length > 0 && inside.every((id) => ids.has(id));
  });
}
