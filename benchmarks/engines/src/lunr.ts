import lunrLibrary from 'lunr';
import {bundleCode} from './bundleCode.ts';
import {lunrQueries} from './lunrQueries.ts';
import {packageVersion} from './packageVersion.ts';
import {pageSections} from './pageSections.ts';
import type {EngineInput, SearchEngine} from './SearchEngine.ts';

/** Results that the search bar shows (`searchResultLimits`). */
const SHOWN = 8;

/** A document of one of the five indexes; field names are the plugin's. */
interface LunrDocument {
  readonly i: number;
  readonly t: string;
  readonly u: string;
  readonly h?: string;
  readonly p?: number;
  readonly s?: string;
}

interface Found {
  readonly document: LunrDocument;
  readonly isTitle: boolean;
  readonly page: LunrDocument | undefined;
}

/** lunr as `@easyops-cn/docusaurus-search-local` sets it: indexes of titles, headings, descriptions, keywords, texts. */
export const lunr: SearchEngine = {
  name: 'lunr',
  version: packageVersion('lunr'),
  settings: '@easyops-cn/docusaurus-search-local 0.55.3: five indexes, edit distance 1, 8 results',
  codeFiles: async () => [await bundleCode('lunr', `export {default} from 'lunr'`)],
  build: async (input) => {
    const built = documentsOf(input).map((documents) => ({documents, index: buildIndex(documents)}));
    const json = JSON.stringify(built);
    return {
      files: [{name: 'search-index.json', bytes: Buffer.from(json)}],
      open: async () => {
        const parsed: {documents: LunrDocument[]; index: object}[] = JSON.parse(json);
        const indexes = parsed.map(({documents, index}) => ({
          documents,
          index: lunrLibrary.Index.load(index),
        }));
        return {
          search: async (query) => sortByPage(collect(query, indexes)).map(({document}) => urlOf(document)),
          filesRead: () => ['search-index.json'],
          close: async () => {},
        };
      },
    };
  },
};

function buildIndex(documents: readonly LunrDocument[]): lunrLibrary.Index {
  return lunrLibrary(function () {
    this.ref('i');
    this.field('t');
    this.metadataWhitelist = ['position'];
    for (const document of documents) this.add({...document, i: String(document.i)});
  });
}

/** Documents of the five indexes, in the order in which the plugin asks them. */
function documentsOf({pages}: EngineInput): LunrDocument[][] {
  const titles: LunrDocument[] = [];
  const headings: LunrDocument[] = [];
  const descriptions: LunrDocument[] = [];
  const keywords: LunrDocument[] = [];
  const contents: LunrDocument[] = [];
  let next = 1;
  for (const page of pages) {
    const i = next++;
    const base = {u: page.url, s: page.title, p: i};
    titles.push({i, t: page.title, u: page.url});
    // Docusaurus takes the first paragraph where the front matter has no description.
    const description = page.description ?? page.blocks.find((block) => block.kind === 'text')?.text;
    if (description !== undefined) descriptions.push({...base, i, t: description});
    if (page.keywords.length > 0) keywords.push({...base, i, t: page.keywords.join(', ')});
    for (const section of pageSections(page, 3)) {
      const h = section.anchor === null ? '' : `#${section.anchor}`;
      if (section.anchor !== null) headings.push({i: next++, t: section.title, u: page.url, h, p: i});
      if (section.text !== '') contents.push({...base, i: next++, t: section.text, s: section.title, h});
    }
  }
  return [titles, headings, descriptions, keywords, contents];
}

/** Asks the queries one after the other of every index until enough results are found. */
function collect(
  input: string,
  indexes: readonly {documents: readonly LunrDocument[]; index: lunrLibrary.Index}[],
): Found[] {
  const results: Found[] = [];
  for (const terms of lunrQueries(input)) {
    for (const [type, {documents, index}] of indexes.entries()) {
      const found = index
        .query((query) => {
          for (const {value, ...options} of terms) query.term(value, options);
        })
        .slice(0, SHOWN)
        .filter((result) => !results.some(({document}) => String(document.i) === result.ref))
        .slice(0, SHOWN - results.length);
      for (const {ref} of found) {
        const document = documents.find((candidate) => String(candidate.i) === ref);
        if (document === undefined) continue;
        const page = indexes[0]?.documents.find((title) => title.i === document.p);
        results.push({document, isTitle: type === 0, page});
      }
      if (results.length >= SHOWN) return results;
    }
  }
  return results;
}

/** Headings and texts of a page stand right behind the page's title where that was found too. */
function sortByPage(results: readonly Found[]): Found[] {
  const place = ({isTitle, page}: Found, own: number): number => {
    if (isTitle || page === undefined) return own;
    const title = results.findIndex((result) => result.document === page);
    return title === -1 ? own : title;
  };
  return results
    .map((result, own) => ({result, own, place: place(result, own)}))
    .toSorted(
      (a, b) => a.place - b.place || Number(b.result.isTitle) - Number(a.result.isTitle) || a.own - b.own,
    )
    .map(({result}) => result);
}

function urlOf(document: LunrDocument): string {
  return `${document.u}${document.h ?? ''}`;
}
