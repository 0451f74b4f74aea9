import globalData from '@generated/globalData';
import type {DocEntry, SidebarFile} from '../RouteTable.ts';

interface DocsData {
  readonly versions: readonly {readonly name: string; readonly docs: {readonly id: string}[]}[];
}

/** The data of a version for the layout; sidebars and documents arrive with the pages that show them. */
export interface DocsVersion {
  readonly docsSidebars: Record<string, unknown>;
  readonly docs: Record<string, unknown>;
}

const versions = new Map<string, DocsVersion>();

/** Returns the version's data for the layout of its pages, always the same object. */
export function openVersion<T extends DocsVersion & {pluginId: string; version: string}>(base: T): T {
  const key = `${base.pluginId}/${base.version}`;
  const known = versions.get(key);
  // Sidebars may have arrived before the layout.
  const opened = known === undefined ? base : Object.assign(known, {...base, ...known});
  versions.set(key, opened);
  return opened;
}

function versionOf(plugin: string, version: string): DocsVersion {
  const key = `${plugin}/${version}`;
  let known = versions.get(key);
  if (known === undefined) versions.set(key, (known = {docsSidebars: {}, docs: {}}));
  return known;
}

/** Adds a document, and its counterparts in other versions, to navigation. */
export function addDoc({plugin, version, doc, alternates, cards}: DocEntry): void {
  Object.assign(versionOf(plugin, version).docs, cards);
  const data = globalData['docusaurus-plugin-content-docs']?.[plugin];
  for (const {name, docs} of (data as DocsData | undefined)?.versions ?? []) {
    const known = name === version ? doc : alternates?.[name];
    if (known !== undefined && !docs.some(({id}) => id === known.id)) docs.push(known);
  }
}

/** Adds a sidebar to the layout of its pages. */
export function addSidebar({plugin, version, name, items}: SidebarFile): void {
  versionOf(plugin, version).docsSidebars[name] = items;
}
