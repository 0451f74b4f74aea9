import {mkdtemp, readFile, rm, writeFile, mkdir} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join, relative} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {close, createIndex} from 'pagefind';
import {packageVersion} from './packageVersion.ts';
import {pageHtml} from './pageHtml.ts';
import type {IndexFile, SearchEngine} from './SearchEngine.ts';

/** Results that the default interface loads before "load more". */
const SHOWN = 5;
/** Ranks that the relevance benchmark looks at. */
const RANKED = 10;
/** Scripts that run in the browser; the rest of the bundle is data, or interface that is not measured. */
const CODE = /^(?:pagefind\.js|pagefind-worker\.js|wasm\.en\.pagefind)$/;
const DATA = /^(?:pagefind-entry\.json|pagefind\..*\.pf_meta|(?:fragment|index|filter)\/.*)$/;

/** The part of `pagefind.js` that is called. */
interface PagefindModule {
  options(options: object): Promise<void>;
  init(language?: string): Promise<void>;
  search(term: string): Promise<{results: readonly {data(): Promise<{url: string}>}[]}>;
  destroy(): Promise<void>;
}

let builtCode: readonly IndexFile[] = [];

/** Pagefind with its defaults, indexing the pages as HTML and searching by its own script in this process. */
export const pagefind: SearchEngine = {
  name: 'pagefind',
  version: packageVersion('pagefind'),
  settings: 'defaults, whole pages, excerpts of 5 results loaded',
  codeFiles: async () => builtCode,
  build: async ({pages}) => {
    const {index} = await createIndex({});
    if (index === undefined) throw new Error('Pagefind did not start its indexer.');
    for (const page of pages) {
      const {errors} = await index.addHTMLFile({url: page.url, content: pageHtml(page)});
      if (errors.length > 0) throw new Error(`Pagefind refused ${page.path}: ${errors.join('; ')}`);
    }
    const {files: bundle} = await index.getFiles();
    await close();
    const files = bundle.map(({path, content}) => ({name: path, bytes: content}));
    builtCode = files.filter(({name}) => CODE.test(name));
    return {files: files.filter(({name}) => DATA.test(name)), open: () => openBundle(files)};
  },
};

async function openBundle(files: readonly IndexFile[]) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pagefind-'));
  for (const {name, bytes} of files) {
    await mkdir(dirname(join(folder, name)), {recursive: true});
    await writeFile(join(folder, name), bytes);
  }
  // Its script asks by fetch, which does not read files; it finds them beside itself.
  const read: string[] = [];
  const browserFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    if (!url.startsWith(pathToFileURL(folder).href)) return browserFetch(input, init);
    const file = fileURLToPath(url.replace(/\?.*$/, ''));
    const name = relative(folder, file);
    if (DATA.test(name) && !read.includes(name)) read.push(name);
    return new Response(await readFile(file));
  };
  const module: PagefindModule = await import(pathToFileURL(join(folder, 'pagefind.js')).href);
  await module.init('en');
  return {
    search: async (query: string, depth: 'shown' | 'ranked') => {
      const {results} = await module.search(query);
      const wanted = results.slice(0, depth === 'shown' ? SHOWN : RANKED);
      return (await Promise.all(wanted.map((result) => result.data()))).map(({url}) => url);
    },
    filesRead: () => read,
    close: async () => {
      await module.destroy();
      globalThis.fetch = browserFetch;
      await rm(folder, {recursive: true, force: true});
    },
  };
}
