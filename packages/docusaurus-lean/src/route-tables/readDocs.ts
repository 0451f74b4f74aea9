import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadedPlugin, RouteConfig} from '@docusaurus/types';
import type {DocEntry, SidebarFile} from './RouteTable.ts';
import {filesOfPage, keyOf} from '@help-center/built-site/paths';

/** Name of the docs plugin, and of its folder below the folder of generated files. */
export const DOCS = 'docusaurus-plugin-content-docs';

/** Keys of the pages that the cards of a page link to; links may have a trailing slash that the data lacks. */
function listCards(html: string): Set<string> {
  const links = [...html.matchAll(/<a\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('theme-doc-card-container'));
  return new Set(links.map((tag) => keyOf(/href=["']?([^"'\s>]+)/.exec(tag)?.[1] ?? '')));
}

function readHtml(outDir: string, baseUrl: string, path: string): string {
  const file = filesOfPage(path, baseUrl)
    .map((name) => join(outDir, name))
    .find((name) => existsSync(name));
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

/** The data of the versions of a docs plugin, which is a property of their routes. */
function listVersions(routes: readonly RouteConfig[]): PropVersionMetadata[] {
  return routes.flatMap(({props, routes: inner = []}) => {
    const version = props?.['version'] as PropVersionMetadata | undefined;
    return [...(version?.docsSidebars ? [version] : []), ...listVersions(inner)];
  });
}

/** Reads the documents by route key and the sidebars by file name. */
export function readDocs(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'options' | 'globalData' | 'routes'>[],
  outDir: string,
  baseUrl: string,
): {docs: Map<string, DocEntry>; sidebars: Map<string, SidebarFile>} {
  const docs = new Map<string, DocEntry>();
  const sidebars = new Map<string, SidebarFile>();
  for (const {options, globalData, routes} of plugins.filter(({name}) => name === DOCS)) {
    const plugin = options.id;
    const data = globalData as GlobalPluginData;
    const versions = listVersions(routes);
    for (const {name: version, docs: list} of data.versions) {
      const known = versions.find((one) => one.version === version);
      const fileOf = new Map<string, string>();
      for (const [name, items] of Object.entries(known?.docsSidebars ?? {})) {
        const file = `sidebar-${sidebars.size}.json`;
        sidebars.set(file, {plugin, version, name, items});
        fileOf.set(name, file);
      }
      const placed = new Map(list.map(({path, id}, place) => [keyOf(path), {id, place}]));
      for (const doc of list) {
        const shown = listCards(readHtml(outDir, baseUrl, doc.path));
        const found = [...shown].flatMap((key) => placed.get(key) ?? []);
        const cards = found.sort((a, b) => a.place - b.place).map(({id}) => [id, known?.docs[id]]);
        const alternates = data.versions.flatMap(({name, docs: others}) => {
          const same = name === version ? undefined : others.find(({id}) => id === doc.id);
          return same === undefined ? [] : [[name, same] as const];
        });
        const sidebarFile = fileOf.get(doc.sidebar ?? '');
        docs.set(keyOf(doc.path), {
          plugin,
          version,
          doc,
          ...(alternates.length > 0 && {alternates: Object.fromEntries(alternates)}),
          ...(sidebarFile !== undefined && {sidebarFile}),
          ...(cards.length > 0 && {cards: Object.fromEntries(cards) as Record<string, unknown>}),
        });
      }
    }
  }
  return {docs, sidebars};
}
