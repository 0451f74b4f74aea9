import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DocEntry, SidebarFile} from './RouteTable.ts';
import {filesOfPage, keyOf} from '@help-center/built-site/paths';
import {DOCS, readGlobalData, readVersions} from './writeClientData.ts';

/** Keys of the pages that the cards of a page link to; links may have a trailing slash that the data lacks. */
function listCards(html: string): Set<string> {
  const links = [...html.matchAll(/<a\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /class=["']?[^"'>]*\bcard\b/.test(tag));
  return new Set(links.map((tag) => keyOf(/href=["']?([^"'\s>]+)/.exec(tag)?.[1] ?? '')));
}

function readHtml(outDir: string, baseUrl: string, path: string): string {
  const file = filesOfPage(path, baseUrl)
    .map((name) => join(outDir, name))
    .find((name) => existsSync(name));
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

/** Reads the documents by route key and the sidebars by file name. */
export function readDocs(
  generatedFilesDir: string,
  outDir: string,
  baseUrl: string,
): {docs: Map<string, DocEntry>; sidebars: Map<string, SidebarFile>} {
  const docs = new Map<string, DocEntry>();
  const sidebars = new Map<string, SidebarFile>();
  const versions = [...readVersions(generatedFilesDir).values()];
  for (const [plugin, data] of Object.entries(readGlobalData(generatedFilesDir)[DOCS] ?? {})) {
    for (const {name: version, docs: list} of data.versions) {
      const known = versions.find((one) => one.pluginId === plugin && one.version === version);
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
