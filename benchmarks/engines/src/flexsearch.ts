import {Document} from 'flexsearch';
import {bundleCode} from './bundleCode.ts';
import {packageVersion} from './packageVersion.ts';
import {pageSections} from './pageSections.ts';
import type {SearchEngine} from './SearchEngine.ts';

/** Fields and limit of Rspress 2.0.22: `LocalProvider.ts` and `search.ts` of its theme. */
const FIELDS = ['normalizedTitle', 'headers', 'normalizedContent'];
const SHOWN = 7;
const CJK = /[\u3131-\u3163\uac00-\ud7a3\u4e00-\u9fcc\u3400-\u4db5\u3041-\u3096\u30a1-\u30fa]/giu;
const CYRILLIC = /[\u0400-\u04ff]/g;

interface IndexedPage {
  readonly routePath: string;
  readonly title: string;
  readonly content: string;
  readonly toc: readonly string[];
}

/** FlexSearch as Rspress sets it: whole pages, and a hit is shown only where the query stands literally. */
export const flexsearch: SearchEngine = {
  name: 'flexsearch',
  version: packageVersion('flexsearch'),
  settings:
    'Rspress 2.0.22: pages, tokenize full, three indexes, 7 results a field, literal match to be shown',
  codeFiles: async () => [await bundleCode('flexsearch', `export {Document} from 'flexsearch'`)],
  build: async ({pages}) => {
    const data: IndexedPage[] = pages.map((page) => ({
      routePath: page.url,
      title: page.title,
      content: page.blocks.map((block) => block.text).join('\n\n'),
      toc: pageSections(page, 4).flatMap((section) => (section.anchor === null ? [] : [section.title])),
    }));
    const json = JSON.stringify(data);
    return {
      files: [{name: 'search_index.json', bytes: Buffer.from(json)}],
      open: async () => {
        const indexed: IndexedPage[] = JSON.parse(json);
        const indexes = createIndexes(indexed);
        const byPath = new Map(indexed.map((page) => [page.routePath, page]));
        return {
          search: async (query) => {
            const paths = new Set<string>();
            for (const index of indexes) {
              for (const field of index.search(query, {limit: SHOWN, index: FIELDS})) {
                for (const id of field.result) paths.add(String(id));
              }
            }
            const words = normalizeCase(query);
            return [...paths].filter((path) => isShown(byPath.get(path), words));
          },
          filesRead: () => ['search_index.json'],
          close: async () => {},
        };
      },
    };
  },
};

/** The theme keeps three indexes of all pages: by words, by CJK characters, by Cyrillic characters. */
function createIndexes(pages: readonly IndexedPage[]): Document[] {
  const options = {tokenize: 'full', document: {id: 'id', store: true, index: FIELDS}, cache: 100} as const;
  const indexes = [
    new Document({...options, encoder: {maxlength: 64}}),
    new Document({...options, encoder: {finalize: splitBy(CJK)}}),
    new Document({...options, encoder: {finalize: splitBy(CYRILLIC)}}),
  ];
  for (const page of pages) {
    const document = {
      ...page,
      toc: [...page.toc],
      normalizedContent: normalizeCase(page.content),
      headers: page.toc.map(normalizeCase).join(' '),
      normalizedTitle: normalizeCase(page.title),
    };
    for (const index of indexes) index.add(page.routePath, document);
  }
  return indexes;
}

function splitBy(characters: RegExp): (terms: string[]) => string[] {
  return (terms) => terms.flatMap((term) => term.match(characters) ?? []);
}

/** The panel renders a hit only when title, a heading or the text contains the whole query. */
function isShown(page: IndexedPage | undefined, query: string): boolean {
  return (
    page !== undefined &&
    [page.title, ...page.toc, page.content].some((text) => normalizeCase(text).includes(query))
  );
}

function normalizeCase(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
}
