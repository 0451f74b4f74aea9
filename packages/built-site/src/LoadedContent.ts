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

// The parts of the official plugins' content that are read here; the plugins do not export these types in full.

/** A doc, a post or a standalone page made from a Markdown file. */
export interface LoadedPage {
  readonly title?: string;
  readonly description?: string;
  /** Path of the file, `@site/…`. */
  readonly source: string;
  readonly permalink: string;
  readonly unlisted?: boolean;
  readonly draft?: boolean;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

export interface LoadedDoc extends LoadedPage {
  readonly id: string;
  /** Folder of the file below the docs folder, `.` for none. */
  readonly sourceDirName: string;
  readonly sidebar?: string;
}

export interface LoadedVersion {
  readonly versionName: string;
  /** Name of the version for readers, in the language of the site. */
  readonly label: string;
  /** Path of its pages, with the base URL. */
  readonly path: string;
  /** Whether it is the default version. */
  readonly isLast: boolean;
  readonly docs: readonly LoadedDoc[];
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

/** The docs instances by plugin id. */
export type LoadedDocs = Readonly<Record<string, {readonly loadedVersions: readonly LoadedVersion[]}>>;

/** Content by plugin name and plugin id, as passed to `allContentLoaded`. */
export interface AllLoadedContent {
  readonly 'docusaurus-plugin-content-docs'?: LoadedDocs;
  readonly 'docusaurus-plugin-content-blog'?: Readonly<
    Record<string, {readonly blogPosts: readonly {readonly metadata: LoadedPage}[]} | undefined>
  >;
  readonly 'docusaurus-plugin-content-pages'?: Readonly<
    Record<string, readonly (LoadedPage & {readonly type: string})[] | null | undefined>
  >;
}
