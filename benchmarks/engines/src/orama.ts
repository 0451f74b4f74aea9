import {create, insertMultiple, search} from '@orama/orama';
import {bundleCode} from './bundleCode.ts';
import {packageVersion} from './packageVersion.ts';
import {pageSections} from './pageSections.ts';
import type {SearchEngine} from './SearchEngine.ts';

/** Schema of `@orama/plugin-docusaurus-v3` 3.1.18. */
const SCHEMA = {
  title: 'string',
  content: 'string',
  path: 'string',
  section: 'string',
  category: 'enum',
  version: 'enum',
} as const;

/** Results that the plugin's search box asks for (`@orama/wc-components` 0.8.1). */
const SHOWN = 10;

interface Section {
  readonly title: string;
  readonly content: string;
  readonly section: string;
  readonly version: string;
  readonly path: string;
  readonly category: string;
}

/** Orama as its Docusaurus plugin sets it: one document for each heading that has text. */
export const orama: SearchEngine = {
  name: 'orama',
  version: packageVersion('@orama/orama'),
  settings: '@orama/plugin-docusaurus-v3 3.1.18: sections, library defaults, version filter, 10 results',
  codeFiles: async () => [
    await bundleCode('orama', `export {create, insertMultiple, search} from '@orama/orama'`),
  ],
  build: async ({pages}) => {
    const sections: Section[] = pages.flatMap((page) =>
      pageSections(page, 6)
        .filter((section) => section.text !== '')
        .map((section) => ({
          title: section.title,
          content: section.text,
          section: page.title,
          version: 'current',
          path: section.anchor === null ? page.url : `${page.url}#${section.anchor}`,
          category: 'default',
        })),
    );
    const json = JSON.stringify(sections);
    return {
      // The plugin puts the documents into the site's global data and indexes them in the browser.
      files: [{name: 'globalData.json', bytes: Buffer.from(json)}],
      open: async () => {
        const db = create({schema: SCHEMA});
        const documents: Section[] = JSON.parse(json);
        await insertMultiple(db, documents);
        return {
          search: async (term) => {
            const results = await search(db, {
              term,
              limit: SHOWN,
              where: {version: {eq: 'current'}},
              facets: {category: {}},
            });
            return results.hits.map((hit) => hit.document.path);
          },
          filesRead: () => ['globalData.json'],
          close: async () => {},
        };
      },
    };
  },
};
