import type {SiteGroup} from '../finish/listGroups.ts';

interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly items?: readonly SidebarItem[];
  readonly link?: {readonly type: string; readonly id?: string; readonly permalink?: string} | null;
}

interface LoadedDoc {
  readonly id: string;
  readonly permalink: string;
  readonly title: string;
  /** Folder of the file below that of the docs, `.` for none. */
  readonly sourceDirName: string;
}

interface LoadedVersion {
  readonly isLast: boolean;
  /** Path of its pages, with the base path. */
  readonly path: string;
  readonly docs: readonly LoadedDoc[];
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

/** What the docs plugin of Docusaurus loads, by the id of the instance, as far as it is read here. */
export type LoadedDocs = Readonly<Record<string, {readonly loadedVersions: readonly LoadedVersion[]}>>;

/** Names of groups by first folder of the docs, or by id of the docs instance. */
export type GroupNames = Readonly<Record<string, string>>;

/** All items below these, themselves included, in the order of the sidebar. */
function listItems(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => [item, ...listItems(item.items ?? [])]);
}

const idOf = ({type, id, link}: SidebarItem) => (type === 'category' ? link?.id : id);

/** The docs of a version in the order of its sidebars; those in none last. */
function sortDocs({docs, sidebars}: LoadedVersion): LoadedDoc[] {
  const order = Object.values(sidebars).flatMap(listItems).map(idOf);
  const rank = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({id}: LoadedDoc) => rank.get(id) ?? order.length;
  return docs.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** First folder below the docs that a page stands in, as its address has it; empty for pages in none. */
function folderOf({permalink, sourceDirName}: LoadedDoc, {path}: LoadedVersion): string {
  if (sourceDirName === '.') return '';
  return permalink.slice(path.replace(/\/$/, '').length + 1).split('/')[0] ?? '';
}

/** The outermost category of the sidebars that holds pages of this group alone. */
function findCategory({sidebars}: LoadedVersion, ids: ReadonlySet<string>): SidebarItem | undefined {
  return Object.values(sidebars)
    .flat()
    .find((item) => {
      if (item.type !== 'category') return false;
      const inside = listItems([item])
        .map(idOf)
        .filter((id) => id !== undefined);
      return inside.length > 0 && inside.every((id) => ids.has(id));
    });
}

/** Addresses of the pages that Docusaurus makes for categories. */
const listIndexes = (items: readonly SidebarItem[]): string[] =>
  listItems(items).flatMap(({link}) => link?.permalink ?? []);

function createGroup(
  id: string,
  docs: readonly LoadedDoc[],
  version: LoadedVersion,
  names: GroupNames,
): SiteGroup {
  const category = findCategory(version, new Set(docs.map((doc) => doc.id)));
  const isRoot = ({permalink}: LoadedDoc) =>
    permalink.replace(/\/$/, '') === `${version.path.replace(/\/$/, '')}/${id}`;
  const pages = [...docs.filter(isRoot), ...docs].map(({permalink}) => permalink);
  return {
    id,
    name: names[id] ?? category?.label ?? id,
    pages: [...new Set([...pages, ...listIndexes(category ? [category] : [])])],
  };
}

/** Groups of one docs instance alone: the first folders of its docs. */
function listFolders(version: LoadedVersion, names: GroupNames): SiteGroup[] {
  const folders = new Map<string, LoadedDoc[]>();
  for (const doc of sortDocs(version)) {
    const folder = folderOf(doc, version);
    if (folder === '') continue;
    const docs = folders.get(folder) ?? [];
    docs.push(doc);
    folders.set(folder, docs);
  }
  return [...folders].map(([id, docs]) => createGroup(id, docs, version, names));
}

/** Groups of several docs instances: the instances, each called as its first page is. */
function listInstances(
  versions: readonly (readonly [string, LoadedVersion])[],
  names: GroupNames,
): SiteGroup[] {
  return versions.map(([id, version]) => {
    const docs = sortDocs(version);
    const indexes = listIndexes(Object.values(version.sidebars).flat());
    const pages = [...docs.map(({permalink}) => permalink), ...indexes];
    return {id, name: names[id] ?? docs[0]?.title ?? id, pages: [...new Set(pages)]};
  });
}

/**
 * What can be saved alone: with several docs instances each of them, otherwise each first folder of the docs. Of versions the
 * last one. In the order of `names`, then in that of the sidebars.
 */
export function findGroups(loaded: LoadedDocs, names: GroupNames): SiteGroup[] {
  const versions = Object.entries(loaded).flatMap(([id, {loadedVersions}]) =>
    loadedVersions.filter(({isLast}) => isLast).map((version) => [id, version] as const),
  );
  const [only] = versions;
  const groups = (
    versions.length === 1 && only ? listFolders(only[1], names) : listInstances(versions, names)
  ).filter(({pages}) => pages.length > 0);
  const order = Object.keys(names);
  const rank = ({id}: SiteGroup) => (order.includes(id) ? order.indexOf(id) : order.length);
  return groups.toSorted((one, other) => rank(one) - rank(other));
}
