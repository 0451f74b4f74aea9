import MiniSearch from 'minisearch';
import type {PageDocument} from '../../relevance/src/PageDocument.ts';
import {bundleCode} from './bundleCode.ts';
import {packageVersion} from './packageVersion.ts';
import {pageSections} from './pageSections.ts';
import type {SearchEngine} from './SearchEngine.ts';

/** Fields and boosts of VitePress 1.6.4: `localSearchPlugin` (build) and `VPLocalSearchBox.vue` (query). */
const INDEX_OPTIONS = {fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles']};
const SEARCH_OPTIONS = {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}};
const SHOWN = 16;

interface Section {
  readonly id: string;
  readonly title: string;
  readonly titles: readonly string[];
  readonly text: string;
}

/** MiniSearch as VitePress' local search sets it: one document for each heading. */
export const minisearch: SearchEngine = {
  name: 'minisearch',
  version: packageVersion('minisearch'),
  settings:
    'VitePress 1.6.4 local search: sections, title 4, text 2, titles 1, fuzzy 0.2, prefix, 16 results',
  codeFiles: async () => [await bundleCode('minisearch', `export {default} from 'minisearch'`)],
  build: async ({pages}) => {
    const index = new MiniSearch<Section>(INDEX_OPTIONS);
    for (const page of pages) index.addAll(sectionsOf(page));
    const json = JSON.stringify(index);
    // VitePress serves the index as a module whose default export is the JSON text.
    const module = `export default ${JSON.stringify(json)}`;
    return {
      files: [{name: 'localSearchIndex.js', bytes: Buffer.from(module)}],
      open: async () => {
        const opened = MiniSearch.loadJSON<Section>(json, {...INDEX_OPTIONS, searchOptions: SEARCH_OPTIONS});
        return {
          search: async (query) =>
            opened
              .search(query)
              .slice(0, SHOWN)
              .map((result) => String(result.id)),
          filesRead: () => ['localSearchIndex.js'],
          close: async () => {},
        };
      },
    };
  },
};

/** Each section carries its own title and the titles above it. */
function sectionsOf(page: PageDocument): Section[] {
  const above: string[] = [];
  const seen = new Set<string>();
  return pageSections(page, 6).map((section) => {
    const depth = section.anchor === null ? 0 : Math.max(1, section.level - 1);
    const titles = above.slice(0, depth).filter(Boolean);
    above.length = depth;
    above[depth] = section.title;
    let id = section.anchor === null ? page.url : `${page.url}#${section.anchor}`;
    // A page may give one explicit anchor twice; MiniSearch refuses equal ids.
    while (seen.has(id)) id += '_';
    seen.add(id);
    return {id, title: section.title, titles, text: section.text};
  });
}
