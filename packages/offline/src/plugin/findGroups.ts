import {docOf, findCategory, listItems} from '@help-center/built-site';
import type {LoadedDoc, LoadedDocs, LoadedVersion, SidebarItem} from '@help-center/built-site';
import type {SiteGroup} from '../finish/listGroups.ts';

/** Names of groups by first folder of the docs, or by docs instance id. */
export type GroupNames = Readonly<Record<string, string>>;

/** The docs of a version in sidebar order; docs without a sidebar last. */
function sortDocs({docs, sidebars}: LoadedVersion): LoadedDoc[] {
  const order = Object.values(sidebars).flatMap(listItems).map(docOf);
  const rank = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({id}: LoadedDoc) => rank.get(id) ?? order.length;
  return docs.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** First folder below the docs in the address of a page; empty for pages directly in the docs folder. */
function folderOf({permalink, sourceDirName}: LoadedDoc, {path}: LoadedVersion): string {
  if (sourceDirName === '.') return '';
  return permalink.slice(path.replace(/\/$/, '').length + 1).split('/')[0] ?? '';
}

/** Addresses of category index pages. */
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

/** Groups of a single docs instance: the first folders of its docs. */
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

/** Groups of several docs instances: the instances, named after their first pages. */
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
 * Finds the parts that can be saved alone: each docs instance if there are several, otherwise each first folder of the docs.
 * Only the default version counts. Sorted by `names`, then by sidebar.
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
