import Fuse from 'fuse.js';
import {bundleCode} from './bundleCode.ts';
import {packageVersion} from './packageVersion.ts';
import type {SearchEngine} from './SearchEngine.ts';

/** The options that PaperMod, a theme of Hugo, documents as `fuseOpts`. */
const OPTIONS = {
  isCaseSensitive: false,
  shouldSort: true,
  location: 0,
  distance: 1000,
  threshold: 0.4,
  minMatchCharLength: 0,
  keys: ['title', 'permalink', 'summary', 'content'],
};
const SHOWN = 10;

interface IndexedPage {
  readonly title: string;
  readonly permalink: string;
  readonly summary: string;
  readonly content: string;
}

/** Fuse as Hugo's PaperMod sets it: whole pages, matches near their beginnings. */
export const fuse: SearchEngine = {
  name: 'fuse',
  version: packageVersion('fuse.js'),
  settings:
    "PaperMod's fuseOpts: pages, title, address, summary, content, threshold 0.4, distance 1000, 10 results",
  codeFiles: async () => [await bundleCode('fuse', `export {default} from 'fuse.js'`)],
  build: async ({pages}) => {
    const json = JSON.stringify(
      pages.map((page): IndexedPage => ({
        title: page.title,
        permalink: page.url,
        summary: page.description ?? '',
        content: page.blocks.map(({text}) => text).join(' '),
      })),
    );
    return {
      files: [{name: 'index.json', bytes: Buffer.from(json)}],
      open: async () => {
        const index = new Fuse<IndexedPage>(JSON.parse(json), OPTIONS);
        return {
          search: async (query) => index.search(query, {limit: SHOWN}).map(({item}) => item.permalink),
          filesRead: () => ['index.json'],
          close: async () => {},
        };
      },
    };
  },
};
